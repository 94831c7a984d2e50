import { existsSync } from 'node:fs'
import path from 'node:path'
import { FILM_WORDS } from '../check/check-film'
import { CONTENT } from '../folder'
import { select } from '../read/select'
import { pageSchemas } from '../schemas/collections'
import { contentAt, NewError, writeNew } from './place'
import { placeholder } from '../placeholder'
import { commentedYaml, skeleton } from './skeleton'

const PAGES = `${CONTENT}/pages`
/** Placeholder for the page's pictures. */
const PICTURE = `${CONTENT}/brand/stand-in.png`

/**
 * Creates the content file of a page that the site supports but does not have.
 * @param root folder that contains `content/`
 * @returns the files written
 * @throws NewError if the page is unknown or already exists
 */
export function newPage(root: string, name: string, today: Date): string[] {
  const known = Object.entries(pageSchemas).find(([page]) => page === name)
  if (!known)
    throw new NewError(
      `There is no page ${JSON.stringify(name)}; expected one of ${Object.keys(pageSchemas).join(', ')}`,
    )
  const { names, files } = contentAt(root)
  const hasFilm = select(files.site.source.value, ['video']).length > 0
  const filling = {
    given: {},
    wanted: FILM_WORDS.flatMap(([page, ...at]) => (hasFilm && page === name ? [at.join('.')] : [])),
    picture: path.posix.relative(PAGES, PICTURE),
    names,
    year: today.getFullYear(),
  }
  const value = skeleton(known[1].schema, filling)
  const yaml = commentedYaml(value, name, known[1].schema)
  const file = `${PAGES}/${name}.yml`
  writeNew(root, file, yaml)
  if (!yaml.includes(filling.picture) || existsSync(path.join(root, PICTURE))) return [file]
  writeNew(root, PICTURE, placeholder(2000, 1200, '#dfe4e0', '#4d665a'))
  return [file, PICTURE]
}
