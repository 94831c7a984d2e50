import { expect, it } from 'vitest'
import { nearTags, nearTechnologies } from '../../../../src/features/gallery/tags/near-tags'

const tag = (slug: string, path: string | null = `/${slug}/`) => ({
  tag: slug,
  label: slug.toUpperCase(),
  count: 7,
  isKind: false,
  path,
})
const row = (name: string, count = 1) => ({ name, path: `/${name}/`, count })
const project = (...names: string[]) => ({ technologies: names.map((name) => ({ path: `/${name}/` })) })
const work = (...tags: string[]) => ({ tags })

it('finds the two tags that the works of a tag have besides it most often, with the number that have both (R3)', () => {
  const tags = [tag('house'), tag('dark'), tag('sea'), tag('dutch')]
  const works = [work('house', 'dutch'), work('sea', 'dutch', 'dark'), work('sea', 'dutch')]
  expect(nearTags('dutch', works, tags)).toEqual([
    { name: 'SEA', path: '/sea/', count: 2 },
    { name: 'HOUSE', path: '/house/', count: 1 },
  ])
})

it('leaves out tags without a page, and finds none where a tag stands alone', () => {
  expect(nearTags('dutch', [work('dutch', 'sea')], [tag('dutch'), tag('sea', null)])).toEqual([])
  expect(nearTags('dutch', [work('dutch')], [tag('dutch'), tag('sea')])).toEqual([])
})

it('finds the two technologies that were used beside one most often', () => {
  const rows = [row('node'), row('react'), row('native'), row('vue')]
  const projects = [project('react', 'native'), project('react', 'node'), project('react', 'node', 'native', 'vue')]
  const near = (name: string, among = projects) =>
    nearTechnologies(rows, among, `/${name}/`).map((one) => `${one.name} ${one.count}`)
  expect(near('react')).toEqual(['node 2', 'native 2'])
  expect(near('vue', [project('vue')])).toEqual([])
  expect(near('vue', [])).toEqual([])
})
