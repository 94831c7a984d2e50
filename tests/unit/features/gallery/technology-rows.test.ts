import { expect, it } from 'vitest'
import { nearTechnologies, technologyRows } from '../../../../src/features/gallery/tags/technology-rows'

const tag = (slug: string, count: number) => ({ tag: slug, label: slug, count, isKind: false, path: `/${slug}/` })
const row = (name: string, count = 1) => ({ name, path: `/${name}/`, count })
const project = (...names: string[]) => ({ technologies: names.map((name) => ({ path: `/${name}/` })) })

it('names the specialties that some work was built with, in their order, with their counts', () => {
  const specialties = [
    { name: 'Vue', path: '/vue/' },
    { name: 'Talks', path: null },
    { name: 'React', path: '/react/' },
  ]
  expect(technologyRows(specialties, [tag('react', 3), tag('vue', 4)])).toEqual([
    { name: 'Vue', path: '/vue/', count: 4 },
    { name: 'React', path: '/react/', count: 3 },
  ])
})

it('finds the two technologies that were used beside one most often', () => {
  const rows = [row('node'), row('react'), row('native'), row('vue')]
  const projects = [project('react', 'native'), project('react', 'node'), project('react', 'node', 'native', 'vue')]
  const near = (name: string, among = projects) => nearTechnologies(rows, among, `/${name}/`).map((one) => one.name)
  expect(near('react')).toEqual(['node', 'native'])
  expect(near('vue', [project('vue')])).toEqual([])
  expect(near('vue', [])).toEqual([])
})
