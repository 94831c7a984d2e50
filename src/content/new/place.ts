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

/** The reason something new cannot be written; the message is meant for the author. */
export class NewError extends Error {}

/** The current content folder, with the names already in use. */
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
 * Checks that a new page can have its address.
 * @throws NewError if it is not a valid slug, belongs to another page, or is reserved by the build or the site
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
 * Writes a new file.
 * @throws NewError if the file exists, so that no existing work is lost
 */
export function writeNew(root: string, file: string, content: string | Uint8Array): void {
  const whole = path.join(root, file)
  if (existsSync(whole)) throw new NewError(`${file} is there already; nothing was written over it`)
  mkdirSync(path.dirname(whole), { recursive: true })
  writeFileSync(whole, content)
}

/** Appends entries to a list, leaving existing entries and comments unchanged. */
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
 * Turns a title into a slug: `Été à Paris` becomes `ete-a-paris`.
 * @throws NewError if no usable character is left
 */
export function slugOf(title: string): string {
  const slug = slugify(title)
  if (slug === '') throw new NewError(`${JSON.stringify(title)} has no letter that an address can have; give --slug`)
  return slug
}
