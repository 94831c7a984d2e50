import { expect, it } from 'vitest'
import { galleryTags } from '../../../src/content/nodes/gallery-tags'
import { WORKS_A_PAGE, workPages } from '../../../src/content/nodes/work-pages'

const slugs = (count: number) => Array.from({ length: count }, (_, at) => `work-${at + 1}`)

it('keeps a short list, and an empty one, on a page of its own', () => {
  expect(workPages('/grid-3/', [])).toEqual([{ number: 1, path: '/grid-3/', before: 0, works: [] }])
  expect(workPages('/grid-3/', slugs(WORKS_A_PAGE))).toHaveLength(1)
})

it('goes on at addresses below its own, without losing or repeating a work', () => {
  const works = slugs(2 * WORKS_A_PAGE + 1)
  const pages = workPages('/grid-3/', works)
  expect(pages.map(({ path }) => path)).toEqual(['/grid-3/', '/grid-3/2/', '/grid-3/3/'])
  expect(pages.map(({ before }) => before)).toEqual([0, WORKS_A_PAGE, 2 * WORKS_A_PAGE])
  expect(pages.flatMap((page) => page.works)).toEqual(works)
})

it('ends a page with whole rows of two, three and four, and with a whole pair', () => {
  for (const columns of [2, 3, 4]) expect(WORKS_A_PAGE % columns).toBe(0)
})

it('counts the tags of all works of a gallery, names none that has no work, and says what there is to say', () => {
  const tag = (slug: string) => ({ slug, label: slug.toUpperCase(), count: 99, isKind: true, path: `/works/${slug}/` })
  const tags = galleryTags([{ tags: ['sea', 'dark'] }, { tags: ['sea'] }], [tag('sea'), tag('city'), tag('dark')])
  expect(tags.map(({ label, count }) => `${label} ${count}`)).toEqual(['SEA 2', 'DARK 1'])
  const said = galleryTags(
    [{ tags: ['sea', 'dark'] }],
    [tag('sea'), tag('dark')],
    [{ tag: 'sea', line: 'Flat water.' }],
  )
  expect(said.map(({ line }) => line)).toEqual(['Flat water.', undefined])
})
