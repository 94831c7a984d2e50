import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { explainImage } from '../check/explain-image'
import { imageFormat, isSupportedFormat } from '../check/image-format'
import { imageSize } from '../check/image-size'
import { TO_WRITE } from '../doctor/skeletons'
import { CONTENT } from '../folder'
import { photosSchema } from '../schemas/photo'
import { selectTexts } from '../read/select'
import { appendEntry, contentAt, NewError, slugOf, writeNew } from './place'
import { commentedYaml } from './skeleton'

/** What is known about photographs besides their files. */
export interface PhotoOptions {
  /** Asks for the alt text or supplies it; undefined if nobody can be asked. */
  alt: (title: string) => Promise<string | undefined>
  /** Only for a single photograph. */
  title?: string | undefined
  place?: string | undefined
  year?: number | undefined
  tags?: readonly string[] | undefined
  selected?: boolean
  /** Called for each photograph. */
  onProgress?: (line: string) => void
}

const PHOTOS = `${CONTENT}/photos`
const LIST = `${PHOTOS}/index.yml`
const ENDINGS = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' }

/**
 * Copies photographs into `content/photos` and adds an entry for each. All are validated before the first is copied.
 * @param root folder that contains `content/`
 * @returns the files written
 * @throws NewError listing every problem, one per line: files that are missing, unsupported or named like another work
 * or file, and invalid entry texts; nothing is written then
 */
export async function newPhotos(
  root: string,
  sources: readonly string[],
  today: Date,
  options: PhotoOptions,
): Promise<string[]> {
  const { files, names } = contentAt(root)
  const [city] = selectTexts(files.site.source.value, ['owner', 'city'])
  const photos = look(root, sources, new Set([...names.photo, ...names.project]), options)
  const entries: Record<string, unknown>[] = []
  for (const { file, source, title } of photos) {
    const alt = (await options.alt(title))?.trim()
    entries.push({
      file,
      title,
      alt: alt !== undefined && alt !== '' ? alt : `${TO_WRITE} What is to be seen`,
      place: options.place ?? city?.value ?? `${TO_WRITE} Where it is`,
      year: options.year ?? Math.min(statSync(source).mtime.getFullYear(), today.getFullYear()),
      tags: options.tags ?? ['photograph'],
      ...(options.selected && { selected: true }),
    })
  }
  const issues = photosSchema.safeParse(entries).error?.issues ?? []
  refuse(issues.map(({ path: at, message }) => `${at.slice(1).join('.')}: ${message}`))

  const written = photos.map(({ bytes, file, size, title }, i) => {
    writeNew(root, `${PHOTOS}/${file}`, bytes)
    appendEntry(root, LIST, commentedYaml([entries[i]], ''))
    options.onProgress?.(`${i + 1} of ${photos.length}: ${file}, ${size.width} × ${size.height}, “${title}”`)
    return `${PHOTOS}/${file}`
  })
  return [...written, LIST]
}

/** Ends the command with all problems, each listed once even if every photograph has it. */
function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new NewError([...new Set(faults)].join('\n'))
}

/** Checks that the site can show each file, and that neither another work nor a file in the folder has its name. */
function look(root: string, sources: readonly string[], taken: Set<string>, { title }: PhotoOptions) {
  const faults: string[] = []
  const photos = sources.flatMap((source) => {
    const name = path.basename(source)
    const bytes = existsSync(source) ? readFileSync(source) : undefined
    const fault = bytes ? explainImage(name, bytes) : `There is no file ${source}`
    const slug = slugOf(path.parse(name).name)
    const isTaken = taken.has(slug)
    if (fault) faults.push(fault)
    else if (isTaken) faults.push(`There is a work called ${slug} already; rename ${name}`)
    taken.add(slug)
    const format = bytes && imageFormat(bytes)
    const size = bytes && imageSize(bytes)
    if (!size || !isSupportedFormat(format)) return []
    const file = `${slug}.${ENDINGS[format]}`
    if (!isTaken && existsSync(path.join(root, PHOTOS, file)))
      faults.push(`${PHOTOS}/${file} is there already; rename ${name}, or add its entry to ${LIST}`)
    return [{ source, bytes, size, file, title: title ?? titleOf(path.parse(name).name) }]
  })
  refuse(faults)
  return photos
}

/** Turns a file name into a title: `Fog_sea` and `fog-sea` become `Fog sea`. */
function titleOf(name: string): string {
  const words = name
    .normalize('NFC')
    .replace(/[\s_-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
