import { expect, it } from 'vitest'
import { technologyRows } from '../../../../src/features/gallery/tags/technology-rows'

const tag = (label: string, count: number, path: string | null) => ({ tag: label, label, count, isKind: false, path })

it('names the technologies that have a page, with the numbers of their works', () => {
  expect(technologyRows([tag('Vue', 4, '/vue/'), tag('Talks', 1, null), tag('React', 3, '/react/')])).toEqual([
    { name: 'Vue', path: '/vue/', count: 4 },
    { name: 'React', path: '/react/', count: 3 },
  ])
})
