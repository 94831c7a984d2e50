// Adds to content/:
//   tsx scripts/new.ts project "Title" | photo FILE… | gallery "Title" | page NAME | site | resume FILE
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { CONTENT } from '../src/content/folder'
import { deletedFiles } from '../src/content/new/deleted-files'
import { ensureNames } from '../src/content/new/ensure-names'
import { NewError } from '../src/content/new/place'
import { newGallery } from '../src/content/new/new-gallery'
import { newPage } from '../src/content/new/new-page'
import { newPhotos } from '../src/content/new/new-photos'
import { newProject } from '../src/content/new/new-project'
import { answersOf, newResume, readResume } from '../src/content/new/new-resume'
import { isSample, newSite, QUESTIONS, type Answers } from '../src/content/new/new-site'
import { listFiles } from '../src/content/read/list-files'
import { CommandError, countOf, readArguments, runCommand } from './command'
import { reportContent } from './report-content'

const USAGE = `npm run new -- project "Title" [--slug SLUG]
npm run new -- photo FILE… [--alt "What is to be seen"] [--title TITLE] [--place PLACE] [--year YEAR] [--tags a,b] [--selected]
npm run new -- gallery "Title" [--slug SLUG] [--columns 2|3|4] [--arrangement grid|masonry]
npm run new -- page NAME
npm run new -- site [--yes] ${QUESTIONS.map(({ flag }) => `[--${flag} …]`).join(' ')}
npm run new -- resume FILE.json [--yes] [as for site, while content/ is the sample]`

const text = { type: 'string' } as const
/** The names and flags that were given. */
const read = () =>
  readArguments(
    {
      allowPositionals: true,
      options: {
        slug: text,
        alt: text,
        title: text,
        place: text,
        year: text,
        tags: text,
        columns: text,
        arrangement: text,
        selected: { type: 'boolean' },
        yes: { type: 'boolean' },
        ...Object.fromEntries(QUESTIONS.map(({ flag }) => [flag, text])),
      },
    },
    USAGE,
  )
type Flags = ReturnType<typeof read>['values']

const root = path.resolve('.')
const today = new Date()

/** Writes what the arguments ask for, and returns the files. */
async function write(): Promise<string[]> {
  const { values, positionals } = read()
  const [kind, ...names] = positionals
  ensureNames(kind, names)
  const [name] = names
  if (kind === 'site') return newSite(root, await answers(values), today)
  if (name === undefined) throw new NewError(`Use one of\n\n${USAGE}`)
  switch (kind) {
    case 'project':
      return newProject(root, name, today, values.slug)
    case 'gallery':
      return newGallery(root, name, today, {
        slug: values.slug,
        columns: values.columns === undefined ? undefined : countOf('--columns', values.columns),
        arrangement: values.arrangement,
      })
    case 'resume':
      return importResume(name, values)
    case 'page':
      return newPage(root, name, today)
    case 'photo':
      return newPhotos(root, names, today, {
        alt: (title) =>
          values.alt === undefined ? ask(`What is to be seen in “${title}”?`, values) : Promise.resolve(values.alt),
        title: names.length === 1 ? values.title : undefined,
        place: values.place,
        year: values.year === undefined ? undefined : countOf('--year', values.year),
        tags: values.tags?.split(',').map((tag) => tag.trim()),
        selected: values.selected ?? false,
        onProgress: console.log,
      })
    default:
      throw new NewError(`Use one of\n\n${USAGE}`)
  }
}

/** Imports a CV; replaces the sample with the owner's own site first. */
async function importResume(file: string, values: Flags): Promise<string[]> {
  const resume = readResume(file)
  const fresh = isSample(root)
  const made = fresh ? newSite(root, await answers(values, answersOf(resume)), today) : []
  const { files, leftOut } = newResume(root, resume, today, fresh)
  for (const what of leftOut) console.log(`left out ${what}`)
  return [...new Set([...made, ...files])]
}

/** Answers from flags, or from prompts where a flag is missing; known values are offered as defaults. */
async function answers(values: Flags, known: Partial<Answers> = {}): Promise<Partial<Answers>> {
  const all: Partial<Answers> = {}
  for (const { flag, question, fallback } of QUESTIONS) {
    const otherwise = known[flag] ?? fallback(all)
    const given: unknown = Reflect.get(values, flag)
    const answer =
      typeof given === 'string' ? given : await ask(`${question}${otherwise ? ` (${otherwise})` : ''}`, values)
    const value = answer?.trim() ? answer.trim() : otherwise
    if (value === '') throw new NewError(`--${flag} is missing: ${question}`)
    all[flag] = value
  }
  return all
}

async function ask(question: string, { yes }: Flags): Promise<string | undefined> {
  if (yes || !process.stdin.isTTY) return undefined
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question(`${question} `)
  lines.close()
  return answer
}

const filesNow = () =>
  [CONTENT, 'static'].flatMap((folder) => listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`))

void runCommand(async () => {
  const before = filesNow()
  let files: string[]
  try {
    files = await write()
  } catch (error) {
    throw error instanceof NewError ? new CommandError(error.message) : error
  }
  for (const line of deletedFiles(before, filesNow())) console.log(line)
  for (const file of files) console.log(`wrote ${file}`)
  console.log()
  const isSound = reportContent(path.resolve(CONTENT))
  console.log(
    isSound
      ? '`npm run doctor` says what is still to be written.'
      : 'Fix the errors above, then run `npm run check:content`.',
  )
})
