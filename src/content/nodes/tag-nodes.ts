import type { z } from 'zod'
import type { Content } from '../content'
import type { pageSchemas } from '../schemas/collections'
import { technologySlug } from '../technologies'
import type { ContentNode } from './content-nodes'
import type { GalleryTag } from './gallery-tags'
import type { TaggedWorks } from './number-works'
import { worksPageNodes } from './works-page'

/** A tag with what is read for it, and the other words that lead to its page. */
export type DescribedTag = TaggedWorks & GalleryTag & { aliases: string[] }

/** A tag, and the pages of its works where it has such: in the order of the galleries, those of a technology the newest first. */
export function tagNodes({ works, ...tag }: DescribedTag, position: number, { pages, site }: Content): ContentNode[] {
  const { slug, path } = tag
  const node = { type: 'Tag', key: slug, fields: { ...tag, position } }
  if (!path || !pages.tag) return [node]

  const isTechnology = site.specialties.some(({ name }) => technologySlug(name, site.specialties) === slug)
  const ordered = isTechnology ? [...works].sort((one, other) => other.year - one.year) : works
  return [
    node,
    ...worksPageNodes('TaggedPage', {
      path,
      within: '/works/',
      order: ordered.map((work) => work.slug),
      works,
      gallery: (pages.tag as z.infer<typeof pageSchemas.tag.schema>).gallery,
      more: () => ({ tag: slug }),
    }),
  ]
}
