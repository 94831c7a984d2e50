import { expect, it } from 'vitest'
import { nearTags } from '../../../../src/features/gallery/tags/near-tags'

const tag = (slug: string, path: string | null = `/${slug}/`) => ({
  tag: slug,
  label: slug.toUpperCase(),
  count: 7,
  isKind: false,
  path,
})
const work = (...tags: string[]) => ({ tags })

it('finds the two tags that the works of a tag have besides it most often (R3)', () => {
  const tags = [tag('house'), tag('dark'), tag('sea'), tag('dutch')]
  const works = [work('house', 'dutch'), work('sea', 'dutch', 'dark'), work('sea', 'dutch')]
  expect(nearTags('dutch', works, tags)).toEqual([
    { name: 'SEA', path: '/sea/', count: 7 },
    { name: 'HOUSE', path: '/house/', count: 7 },
  ])
})

it('leaves out tags without a page, and finds none where a tag stands alone', () => {
  expect(nearTags('dutch', [work('dutch', 'sea')], [tag('dutch'), tag('sea', null)])).toEqual([])
  expect(nearTags('dutch', [work('dutch')], [tag('dutch'), tag('sea')])).toEqual([])
})
