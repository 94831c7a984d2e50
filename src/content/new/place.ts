import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { explainReserved } from '../check/reserved-slugs'
import { CONTENT } from '../folder'
import { listFiles } from '../read/list-files'
import { readContent } from '../read/read-content'
import { selectTexts } from '../read/select'
import { slug as slugSchema } from '../schemas/common'
import { slugify } from '../../lib/text/slugify'
import { slugOfPhoto } from '../slug-of-photo'

/** What keeps something new from being written; its message is for the author. */
export class NewError extends Error {}

/** The content folder as something new finds it. */
export function contentAt(root: string) {
  const folder = path.join(root, CONTENT)
  const files = readContent(folder, listFiles(folder))
  const texts = (source: { value: unknown }, way: string[]) => selectTexts(source.value, way).map(({ value }) => value)
  return {
    folder,
    files,
    names: {
      project: files.projects.map(({ slug }) => slug),
      gallery: texts(files.galleries.source, ['*', 'slug']),
      photo: texts(files.photos.source, ['*', 'file']).map(slugOfPhoto),
      tool: files.projects.flatMap(({ source }) => texts(source, ['stack', '*'])),
      specialty: texts(files.site.source, ['specialties', '*', 'name']),
    },
  }
}

/**
 * Makes sure that a new page can have its address.
 * @throws NewError when it is none, another page has it, or the build and the site use it for themselves
 */
export function ensureFree(root: string, slug: string): void {
  const words = slugSchema().safeParse(slug).error?.issues[0]?.message
  if (words) throw new NewError(`--slug ${words}`)
  const { files, names } = contentAt(root)
  const reserved = explainReserved(slug, listFiles(path.join(root, 'static')))
  if (reserved) throw new NewError(`${reserved}, or a --slug`)
  if ([...names.project, ...names.gallery, ...Object.keys(files.pages)].includes(slug))
    throw new NewError(`/${slug}/ is a page already; give another title, or a --slug`)
}

/**
 * Writes a file that is not there yet.
 * @throws NewError when there is one: nothing that somebody wrote is lost
 */
export function writeNew(root: string, file: string, content: string | Uint8Array): void {
  const whole = path.join(root, file)
  if (existsSync(whole)) throw new NewError(`${file} is there already; nothing was written over it`)
  mkdirSync(path.dirname(whole), { recursive: true })
  writeFileSync(whole, content)
}

/** Adds entries at the end of a list, and leaves what stands before them, with its comments, as it is. */
export function appendEntry(root: string, file: string, yaml: string): void {
  const whole = path.join(root, file)
  const before = existsSync(whole) ? readFileSync(whole, 'utf8') : ''
  const isEmpty =
    before
      .replace(/^\s*(#.*)?$/gm, '')
      .trim()
      .replace(/^\[\s*\]$/, '') === ''
  const head = isEmpty ? before.replace(/^\s*\[\s*\]\s*$/m, '') : before.trimEnd() + '\n\n'
  mkdirSync(path.dirname(whole), { recursive: true })
  writeFileSync(whole, `${head}${yaml}`)
}

/**
 * A title as a slug: `Été à Paris` becomes `ete-a-paris`.
 * @throws NewError when no letter is left
 */
export function slugOf(title: string): string {
  const slug = slugify(title)
  if (slug === '') throw new NewError(`${JSON.stringify(title)} has no letter that an address can have; give --slug`)
  return slug
}
