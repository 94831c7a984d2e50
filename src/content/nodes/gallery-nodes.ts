import type { z } from 'zod'
import type { Content } from '../content'
import type { pageSchemas } from '../schemas/collections'
import type { Gallery } from '../schemas/gallery'
import type { ContentNode } from './content-nodes'
import { fillCounts } from './fill-counts'
import { type GalleryTag, galleryTags, SCREENS } from './gallery-tags'
import { type GalleryContents, galleryWorks, type WorkSources } from './gallery-works'
import { siblingGalleries, sisterOf } from './sibling-galleries'
import { worksPageNodes } from './works-page'

export interface GallerySources extends WorkSources {
  /** All tags of the works. */
  tags: readonly GalleryTag[]
  /** The picture representing a work, as GraphQL takes it. */
  imageOf: (work: GalleryContents['works'][number]) => unknown
}

/** Nodes of each gallery and its pages. Whatever grows with the number of works is split across the pages. */
export function galleryNodes(content: Content, sources: GallerySources): ContentNode[] {
  const { galleries, strings, pages } = content
  const { lines } = (pages.tag ?? { lines: [] }) as Pick<z.infer<typeof pageSchemas.tag.schema>, 'lines'>
  const tags = [
    { slug: SCREENS, label: strings.gallery.screens, count: 0, isKind: true, path: undefined },
    ...sources.tags,
  ]

  return galleries.flatMap((gallery, position) => {
    const shown = galleryWorks(gallery, sources)
    const fields = {
      ...gallery,
      path: `/${gallery.slug}/`,
      description: fillCounts(gallery.description, shown, content),
      intro: fillCounts(gallery.intro, shown, content),
      siblings: siblingGalleries(galleries, gallery).map(({ slug }) => slug),
      sister: sisterOf(galleries, gallery)?.slug,
      // Only the head of two columns has room for what is said of a tag.
      tags: galleryTags([...shown.works, ...shown.screens], tags, hasHead(gallery) ? lines : []),
      position,
    }
    return [{ type: 'Gallery', key: gallery.slug, fields }, ...pageNodes(gallery, shown, sources)]
  })
}

const hasHead = ({ arrangement, columns }: Gallery) => arrangement === 'masonry' && columns === 2

function pageNodes({ slug, hang }: Gallery, shown: GalleryContents, { imageOf }: GallerySources): ContentNode[] {
  const screens = new Map(shown.screens.map((screen) => [screen.slug, screen]))
  return worksPageNodes('GalleryPage', {
    path: `/${slug}/`,
    within: '/',
    order: shown.order,
    works: shown.works,
    gallery: slug,
    more: ({ before, works }, here) => ({
      hinges: shown.hinges.slice(before, before + works.length),
      screens: works.flatMap((one) => screens.get(one) ?? []),
      details: hang === 'detail' ? here.map((work) => ({ slug: work.slug, image: imageOf(work) })) : [],
    }),
  })
}
