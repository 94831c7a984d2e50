import { CONTENT } from '../folder'
import { explainIssue } from '../read/explain-issue'
import { galleriesSchema } from '../schemas/gallery'
import { appendEntry, contentAt, ensureFree, NewError, slugOf } from './place'
import { commentedYaml, skeleton } from './skeleton'

const GALLERIES = `${CONTENT}/galleries.yml`

/** How a gallery arranges its works. */
export interface GalleryOptions {
  slug?: string | undefined
  columns?: number | undefined
  arrangement?: string | undefined
}

/**
 * Adds a gallery of all works. Its closing line links to the first one; without one it has none.
 * @param root folder that contains `content/`
 * @returns the files written
 * @throws NewError if its address is taken or an option is invalid
 */
export function newGallery(
  root: string,
  title: string,
  today: Date,
  { slug = slugOf(title), columns = 3, arrangement = 'grid' }: GalleryOptions = {},
): string[] {
  const { names } = contentAt(root)
  ensureFree(root, slug)
  const [other] = names.gallery
  const given = {
    title,
    name: title,
    slug,
    columns,
    arrangement,
    fluid: false,
    description: `{Works} works in ${columns} columns: {projects} projects and {photographs} photographs`,
    intro: 'All {works} works.',
    ...(other !== undefined && {
      closing: { text: 'That is all of it.', link: 'See them arranged in another way', to: other },
    }),
  }
  const value = skeleton(galleriesSchema.element, { given, picture: '', names, year: today.getFullYear() })
  const wrong = galleriesSchema.safeParse([value], { error: explainIssue }).error?.issues[0]
  if (wrong) throw new NewError(`--${wrong.path.slice(1).join('.')} ${wrong.message}`)
  appendEntry(root, GALLERIES, commentedYaml([value], ''))
  return [GALLERIES]
}
