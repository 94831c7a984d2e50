import type { Content } from '../content'
import { taggedByStack } from '../technologies'
import type { PictureOrders } from './gallery-works'
import { numberWorks } from './number-works'

/** A work, and the path of the picture representing it, in the content folder. */
export interface PicturedFile {
  slug: string
  photograph: boolean
  file: string
}

const HANGS = ['pairs', 'colour', 'detail'] as const

/** An order of works that depends on their pictures. */
export interface PictureOrder {
  /** The slugs of the works. */
  order: readonly string[]
  /**
   * In pairs: the colour that each work shares with the one beside it, as a hex code that both have; empty where they
   * share none. Otherwise there are none.
   */
  hinges: readonly string[]
}

/** Sorts works by their pictures. */
export type OrderByPicture = (works: readonly PicturedFile[], hang: (typeof HANGS)[number]) => Promise<PictureOrder>

/** The orders needed by a site's galleries, all of which show the same works. */
export async function pictureOrders(content: Content, order: OrderByPicture): Promise<PictureOrders> {
  const works = numberWorks({ ...content, projects: taggedByStack(content) }).map(({ type, slug, file }) => ({
    slug,
    photograph: type === 'Photo',
    file,
  }))
  const wanted = HANGS.filter((hang) => content.galleries.some((gallery) => gallery.hang === hang))
  return new Map(await Promise.all(wanted.map(async (hang) => [hang, await order(works, hang)] as const)))
}
