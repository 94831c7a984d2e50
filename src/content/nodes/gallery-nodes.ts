import type { Content } from '../content'
import type { Gallery } from '../schemas/gallery'
import type { ContentNode } from './content-nodes'
import { fillCounts } from './fill-counts'
import { type GalleryTag, galleryTags, SCREENS } from './gallery-tags'
import { type GalleryWorks, galleryWorks, type WorkSources } from './gallery-works'
import { siblingGalleries, sisterOf } from './sibling-galleries'
import { workPages } from './work-pages'

export interface GallerySources extends WorkSources {
  /** Every tag of the works. */
  tags: readonly GalleryTag[]
  /** The picture that a work is shown by, as GraphQL takes it. */
  imageOf: (work: GalleryWorks['works'][number]) => unknown
}

/** Each gallery and its pages. What grows with the number of works stands in the pages, a part in each. */
export function galleryNodes(content: Content, sources: GallerySources): ContentNode[] {
  const { galleries, strings } = content
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
      tags: galleryTags([...shown.works, ...shown.screens], tags),
      position,
    }
    return [{ type: 'Gallery', key: gallery.slug, fields }, ...pageNodes(gallery, shown, sources)]
  })
}

function pageNodes({ slug, hang }: Gallery, shown: GalleryWorks, { imageOf }: GallerySources): ContentNode[] {
  const works = new Map(shown.works.map((work) => [work.slug, work]))
  const screens = new Map(shown.screens.map((screen) => [screen.slug, screen]))
  const pages = workPages(`/${slug}/`, shown.order)

  return pages.map(({ number, path, before, works: order }) => {
    const here = order.flatMap((one) => works.get(one) ?? [])
    const keysOf = (kind: string) => here.flatMap(({ type, slug: key }) => (type === kind ? [key] : []))
    const fields = {
      gallery: slug,
      path,
      route: path.replace(/^\/|\/$/g, ''),
      number,
      pages: pages.length,
      before,
      total: shown.order.length,
      order,
      screens: order.flatMap((one) => screens.get(one) ?? []),
      details: hang === 'detail' ? here.map((work) => ({ slug: work.slug, image: imageOf(work) })) : [],
    }
    const links = {
      projects: { type: 'Project', keys: keysOf('Project') },
      photos: { type: 'Photo', keys: keysOf('Photo') },
    }
    return { type: 'GalleryPage', key: path, fields, links }
  })
}
