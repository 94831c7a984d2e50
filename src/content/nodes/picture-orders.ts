import type { Content } from '../content'
import { taggedByStack } from '../technologies'
import type { PictureOrders } from './gallery-works'
import { numberWorks } from './number-works'

/** A work, and the file of the picture that it is shown by, in the content folder. */
export interface PicturedFile {
  slug: string
  photograph: boolean
  file: string
}

const HANGS = ['pairs', 'colour', 'detail'] as const

/** Gives slugs of works in an order that comes from their pictures. */
export type OrderByPicture = (
  works: readonly PicturedFile[],
  hang: (typeof HANGS)[number],
) => Promise<readonly string[]>

/** The orders that the galleries of some content ask for. All of them show the same works. */
export async function pictureOrders(content: Content, order: OrderByPicture): Promise<PictureOrders> {
  const works = numberWorks({ ...content, projects: taggedByStack(content) }).map(({ type, slug, file }) => ({
    slug,
    photograph: type === 'Photo',
    file,
  }))
  const wanted = HANGS.filter((hang) => content.galleries.some((gallery) => gallery.hang === hang))
  return new Map(await Promise.all(wanted.map(async (hang) => [hang, await order(works, hang)] as const)))
}
