import { expect, it } from 'vitest'
import { technologyRows } from '../../../../src/features/gallery/tags/technology-rows'

const tag = (slug: string, count: number) => ({ tag: slug, label: slug, count, isKind: false, path: `/${slug}/` })

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
