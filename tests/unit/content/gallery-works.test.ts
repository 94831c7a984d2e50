import { expect, it } from 'vitest'
import type { Project } from '../../../src/content/content'
import { galleryWorks } from '../../../src/content/nodes/gallery-works'

it('hangs a screen once, however many parts of it a story shows', () => {
  const screens = ['desk.png', 'tablet.png', 'tablet.png'].map((src) => ({ image: { src } }))
  const project = { slug: 'x', facts: { tags: ['product'], screens } } as unknown as Project
  const shown = galleryWorks(
    { hang: 'everything' },
    {
      projects: [project],
      photos: [],
      works: [],
      screensOf: ({ facts }) => facts.screens,
      orders: new Map(),
    },
  )
  expect(shown.order).toEqual(['x-screen-1', 'x-screen-2'])
})
