import { describe, expect, it } from 'vitest'
import { siblingGalleries, sisterOf } from '../../../src/content/nodes/sibling-galleries'

const gallery = (slug: string, columns: number, fluid: boolean) => {
  return { slug, arrangement: slug.startsWith('grid') ? ('grid' as const) : ('masonry' as const), columns, fluid }
}
const galleries = [
  gallery('grid-2', 2, false),
  gallery('grid-4', 4, false),
  gallery('grid-4-fluid', 4, true),
  gallery('grid-3-fluid', 3, true),
  gallery('grid-3', 3, false),
  gallery('masonry-2', 2, false),
]
const slugs = (present: (typeof galleries)[number]) => siblingGalleries(galleries, present).map(({ slug }) => slug)

describe('siblingGalleries', () => {
  it('offers one gallery of the same arrangement for each number of columns', () => {
    expect(slugs(gallery('grid-3', 3, false))).toEqual(['grid-2', 'grid-3', 'grid-4'])
    expect(slugs(gallery('masonry-2', 2, false))).toEqual(['masonry-2'])
  })

  it('stays edge to edge where there is such a gallery', () => {
    expect(slugs(gallery('grid-4-fluid', 4, true))).toEqual(['grid-2', 'grid-3-fluid', 'grid-4-fluid'])
  })
})

describe('sisterOf', () => {
  it('is the same gallery with or without margins, where there is one', () => {
    expect(sisterOf(galleries, gallery('grid-4', 4, false))?.slug).toBe('grid-4-fluid')
    expect(sisterOf(galleries, gallery('grid-4-fluid', 4, true))?.slug).toBe('grid-4')
    expect(sisterOf(galleries, gallery('grid-2', 2, false))).toBeUndefined()
  })
})
