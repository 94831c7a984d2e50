import { describe, expect, it } from 'vitest'
import { groupKept } from '../../../../src/features/offline/group-kept'

const kinds = {
  entries: [
    { path: '/srxp/', kind: 'project', label: 'Accounting: srxp' },
    { path: '/grid-3/', kind: 'gallery', label: 'Index' },
    { path: '/agency-2/', kind: 'page', label: 'A second version' },
  ],
  heads: { page: 'Pages', project: 'Projects', gallery: 'Galleries', tag: 'Works by tag' },
  tagTitle: '{tag}: works by tag',
}
const kept = (path: string, title: string) => ({ path, title, time: 0, whole: false, files: [] })
const group = (...pages: [path: string, title: string][]) =>
  groupKept(
    pages.map(([path, title]) => kept(path, title)),
    kinds,
  ).map(({ head, pages: found }) => [head, ...found.map(({ title }) => title)])

describe('groupKept', () => {
  it('puts pages first, then projects, galleries and tags, by their names in the menu, each in the order they were kept in', () => {
    expect(
      group(
        ['/works/react/', 'ReactJS: works by tag'],
        ['/srxp/', 'srxp'],
        ['/grid-3/', 'Works'],
        ['/about/', 'About me'],
        ['/agency-2/', 'Second version'],
        ['/', 'Home'],
      ),
    ).toEqual([
      ['Pages', 'About me', 'A second version', 'Home'],
      ['Projects', 'srxp'],
      ['Galleries', 'Index'],
      ['Works by tag', 'ReactJS'],
    ])
  })

  it('keeps the further pages of a list with the first, by their whole titles', () => {
    expect(group(['/grid-3/2/', 'Works, page 2'], ['/works/dutch/2/', 'Dutch: works by tag, page 2'])).toEqual([
      ['Galleries', 'Works, page 2'],
      ['Works by tag', 'Dutch: works by tag, page 2'],
    ])
  })

  it('has no group where nothing is kept', () => {
    expect(group()).toEqual([])
  })
})
