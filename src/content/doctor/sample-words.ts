import { describedFiles } from '../read/read-content'
import { isRecord, select, textsIn } from '../read/select'
import { faultAt, faultOfFile, type Source } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'

/** Names and addresses that only the sample uses. */
const SAMPLE = /voorbeeld|\bexample\.(com|net|org)\b|\.example\b/i

/** What is still the sample's, judging by `sample: true` or by its words. */
export function examineSampleWords(snapshot: SiteSnapshot): Finding[] {
  const { site, projects, photos } = snapshot.files
  return [
    ...marked(site.source, 'says that who you are is a sample', 'Make it yours, then write `sample: false`.'),
    ...projects.flatMap(({ source }) =>
      marked(
        source,
        'is a sample project',
        'Delete its folder and what names it, or write your own and `sample: false`.',
      ),
    ),
    ...samplePhotos(photos.source),
    ...describedFiles(snapshot.files).flatMap(({ source }) => wordsIn(source)),
    ...projects.flatMap(({ source, markdown, markdownLine }) => inLines(source, markdown.split('\n'), markdownLine)),
    ...['package.json', 'LICENSE', 'README.md'].flatMap((file) =>
      inLines({ file, root: file }, snapshot.linesOf(file), 1, 'hint'),
    ),
  ]
}

function marked(source: Source, message: string, fix: string): Finding[] {
  if (!isRecord(source.value) || source.value.sample !== true) return []
  return [finding('blocker', faultAt(source, ['sample'], message), fix)]
}

/** A single finding for all of them: they are removed or replaced together. */
function samplePhotos(source: Source): Finding[] {
  const samples = select(source.value, ['*', 'sample']).filter(({ value }) => value === true)
  const [first] = samples
  if (!first) return []
  const message = `is a sample, and the first of ${samples.length}`
  return [finding('hint', faultAt(source, first.path, message), 'Replace the photographs that are not yours.')]
}

/** One finding per file that contains such words: fixing the first leads the author to the others. */
function wordsIn(source: Source): Finding[] {
  const found = textsIn(source.value).filter(({ value }) => SAMPLE.test(value))
  const [first] = found
  if (!first) return []
  return [finding('blocker', faultAt(source, first.path, explain(first.value, found.length)), FIX)]
}

function inLines(
  source: Pick<Source, 'file' | 'root'>,
  lines: readonly string[],
  firstLine: number,
  rank: Finding['rank'] = 'blocker',
): Finding[] {
  const found = lines.flatMap((line, i) => (SAMPLE.test(line) ? [{ line, i }] : []))
  const [first] = found
  if (!first) return []
  const place = { line: first.i + firstLine, column: first.line.search(SAMPLE) + 1 }
  return [finding(rank, faultOfFile(source, explain(first.line, found.length), place), FIX)]
}

const FIX = 'Write your own name and address there.'

function explain(text: string, count: number): string {
  const word = SAMPLE.exec(text)?.[0] ?? ''
  return `still has the sample's ${JSON.stringify(word)}${count > 1 ? `, in ${count} places of this file` : ''}`
}
