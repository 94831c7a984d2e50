import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isScalar, parseDocument, visit } from 'yaml'
import { z } from 'zod'
import { formatFault } from '../fault'
import { CONTENT } from '../folder'
import { describedFiles, type ContentFiles } from '../read/read-content'
import { listFiles } from '../read/list-files'
import { TOKENS } from '../../lib/picture/shade-colours'
import { slugify } from '../../lib/text/slugify'
import { isRecord, textsIn } from '../read/select'
import { colour, email, text, timeZone, webUrl } from '../schemas/common'
import { siteSchema } from '../schemas/site'
import { withAccent } from './accent'
import { contentAt, NewError, slugOf, writeNew } from './place'
import { placeholder } from '../placeholder'
import { newProject } from './new-project'
import type { Answers } from './site-questions'

export { QUESTIONS, type Answers } from './site-questions'

const TEMPLATES = path.join(__dirname, 'site')
/** Parts of the content folder that belong to the sample. */
const SAMPLE = [
  'site.yml',
  'menu.yml',
  'galleries.yml',
  'redirects.yml',
  'pages',
  'projects',
  'photos',
  'brand',
  'colophon',
]
const FILM = ['promo.mp4', 'promo-preview.mp4', 'promo.vtt']
const FIRST_PROJECT = 'First project'

const answersSchema = z.object({
  name: text(),
  company: text(),
  email: email(),
  city: text(),
  country: text(),
  role: text(),
  'time-zone': timeZone(),
  language: siteSchema.shape.language,
  accent: colour(),
  url: siteSchema.shape.url.and(webUrl()),
})

/**
 * Replaces the sample with a small site of the author's own: their texts, one project to be written, and placeholder
 * pictures.
 * @param root folder that contains `content/`, `static/` and `src/`
 * @returns the files written
 * @throws NewError, before anything is deleted, for an invalid answer, if content/ is no longer the sample, contains
 * projects or photographs not marked as samples, or has a file with faults: it may be an author's; or if the tokens
 * have a colour that cannot be read. Only projects and photographs carry a mark; pages, menu, galleries, redirects and
 * `brand/` are replaced whoever changed them
 */
export function newSite(root: string, given: Partial<Answers>, today: Date): string[] {
  const answers = checked(given)
  if (!isSample(root))
    throw new NewError('content/ is no longer the sample (site.yml does not say `sample: true`); nothing was changed')
  const content = contentAt(root)
  const faults = faultsIn(content.files)
  if (faults.length > 0) throw new NewError(`${faults.join('\n')}\nCorrect this first; nothing was changed`)
  const own = ownIn(content)
  if (own.length > 0)
    throw new NewError(
      `${own.join(', ')} would be deleted with the sample; move what is yours out of content/, and mark what may go \`sample: true\`. Nothing was changed`,
    )
  const tokens = tokensWith(root, answers.accent)

  for (const name of SAMPLE) rmSync(path.join(root, CONTENT, name), { recursive: true, force: true })
  for (const name of FILM) rmSync(path.join(root, 'static', name), { force: true })

  const words = { ...wordsOf(answers, today), project: slugOf(FIRST_PROJECT) }
  const templates = listFiles(TEMPLATES)
  for (const name of templates) writeNew(root, `${CONTENT}/${name}`, filled(name, words))
  if (tokens !== undefined) writeFileSync(path.join(root, TOKENS), tokens)
  const pictures = drawPictures(root, answers)
  const project = newProject(root, FIRST_PROJECT, today)
  return [
    ...templates.map((name) => `${CONTENT}/${name}`),
    ...project,
    ...pictures,
    ...(tokens === undefined ? [] : [TOKENS]),
    ...rename(root, answers, today),
  ]
}

/** Whether `content/` is the sample, or has no site.yml. */
export function isSample(root: string): boolean {
  const { site } = contentAt(root).files
  return !site.found || (isRecord(site.source.value) && site.source.value.sample === true)
}

/** Faults of what would be deleted, and of strings.yml, which the first project needs. What is left out has none. */
function faultsIn({ strings, projects, pages, site, menu, redirects, galleries, photos }: ContentFiles): string[] {
  const there = [site, menu, redirects, galleries, photos, ...Object.values(pages)].filter(({ found }) => found)
  return [strings, ...there, ...projects].flatMap(({ faults }) => faults.map(formatFault))
}

/** Files of projects and photographs not marked as samples, including photographs that nothing names yet. */
function ownIn({ folder, files }: ReturnType<typeof contentAt>): string[] {
  const { projects, photos } = files
  const named = describedFiles(files).flatMap(({ source }) => textsIn(source.value).map(({ value }) => value))
  const unnamed = listFiles(path.join(folder, 'photos')).filter(
    (file) => file !== 'index.yml' && !named.some((text) => text.endsWith(file)),
  )
  const listed = (photos.data ?? []).filter(({ sample }) => !sample).map(({ file }) => file)
  return [
    ...projects.filter(({ data }) => !data?.sample).map(({ source }) => source.file),
    ...[...listed, ...unnamed].map((file) => `${CONTENT}/photos/${file}`),
  ]
}

function checked(given: Partial<Answers>): Answers {
  const result = answersSchema.safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new NewError(`--${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
}

function wordsOf(answers: Answers, today: Date): Record<string, string | number> {
  const { 'time-zone': timeZone, role, ...rest } = answers
  // Within a sentence, `Software engineer` is lower-cased, but `UX designer` is not.
  const spoken = /^\p{Lu}\p{Ll}/u.test(role) ? role.charAt(0).toLowerCase() + role.slice(1) : role
  const Role = role.charAt(0).toUpperCase() + role.slice(1)
  return { ...rest, role: spoken, Role, timeZone, today: today.toISOString().slice(0, 10), year: today.getFullYear() }
}

/** Fills in a template: `<name>` and similar placeholders are replaced. */
function filled(name: string, words: Record<string, string | number>): string {
  const document = parseDocument(readFileSync(path.join(TEMPLATES, name), 'utf8'))
  visit(document, {
    Scalar: (key, scalar) => {
      if (key === 'key' || !isScalar(scalar) || typeof scalar.value !== 'string') return
      const whole = /^<(\w+)>$/.exec(scalar.value)?.[1]
      scalar.value =
        whole !== undefined && whole in words
          ? words[whole]
          : scalar.value.replace(/<(\w+)>/g, (mark, word: string) => String(words[word] ?? mark))
    },
  })
  return document.toString({ lineWidth: 0 })
}

/**
 * The tokens with the accent colour; undefined if the site has none.
 * @throws NewError if a colour in them cannot be read
 */
function tokensWith(root: string, accent: string): string | undefined {
  const file = path.join(root, TOKENS)
  if (!existsSync(file)) return undefined
  try {
    return withAccent(readFileSync(file, 'utf8'), accent)
  } catch (error) {
    throw new NewError(`${error instanceof Error ? error.message : String(error)}. Nothing was changed`)
  }
}

/** Draws icons and a placeholder picture in the accent colour. */
function drawPictures(root: string, { accent }: Answers): string[] {
  const pictures: Record<string, string | Buffer> = {
    [`${CONTENT}/brand/stand-in.png`]: placeholder(2000, 1500, '#dfe4e0', accent),
    [`${CONTENT}/brand/icon-512.png`]: placeholder(512, 512, accent, '#ffffff'),
    [`${CONTENT}/brand/favicon.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${accent}"/><circle cx="20" cy="15" r="9" fill="#fff"/></svg>\n`,
  }
  for (const [file, content] of Object.entries(pictures)) {
    rmSync(path.join(root, file), { force: true })
    writeNew(root, file, content)
  }
  return Object.keys(pictures)
}

/** Sets the names in the files outside the content folder. */
function rename(root: string, { company, name }: Answers, today: Date): string[] {
  const renamed = (before: string) => {
    const old = /"name": "[^"]*"/.exec(before)?.[0]
    return old === undefined ? before : before.replaceAll(old, `"name": "${slugify(company) || 'portfolio'}"`)
  }
  const changes: Record<string, (before: string) => string> = {
    'package.json': renamed,
    'package-lock.json': renamed,
    LICENSE: (before) => before.replace(/^Copyright .*$/m, `Copyright (c) ${today.getFullYear()} ${name}`),
    'README.md': (before) =>
      before
        .replace(/^# .*$/m, () => `# ${company}`)
        .replace(
          / The studio, the person and the projects are samples\s+\(_voorbeeld_[^)]*\): replace them with yours\./,
          '',
        ),
  }
  const there = Object.keys(changes).filter((file) => readdirSync(root).includes(file))
  for (const file of there) {
    const whole = path.join(root, file)
    writeFileSync(whole, changes[file]?.(readFileSync(whole, 'utf8')) ?? '')
  }
  return there
}
