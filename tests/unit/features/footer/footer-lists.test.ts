import { describe, expect, it } from 'vitest'
import type { MenuEntry } from '../../../../src/content/schemas/menu'
import { footerLists } from '../../../../src/features/footer/footer-lists'

const page = (name: string): MenuEntry => ({ label: name.toUpperCase(), name })
const group = (label: string, ...items: MenuEntry[]): MenuEntry => ({ label, items })
const shown = (menu: MenuEntry[]) =>
  footerLists(menu).map(({ label, entries }) => [label, ...entries.map(([name, { name: to }]) => `${name}: ${to}`)])

describe('footerLists', () => {
  it('has the pages of the first group, and the first page of every other one', () => {
    const work = group('Work', group('Projects', page('a'), page('b')), page('c'), group('Small', page('d'), page('e')))
    expect(shown([page('home'), work, group('Studio', page('f')), group('Photographs', page('g'), page('h'))])).toEqual(
      [
        ['Work', 'A: a', 'B: b', 'C: c'],
        ['More', 'Small: d', 'Studio: f', 'Photographs: g'],
      ],
    )
  })

  it('has the entries of a second group that is the only other one', () => {
    expect(shown([group('Work', page('a')), group('Pages', page('b'), group('Studio', page('c'), page('d')))])).toEqual(
      [
        ['Work', 'A: a'],
        ['More', 'B: b', 'Studio: c'],
      ],
    )
  })

  it('has none for a menu without groups, and leaves out what leads to another site only', () => {
    expect(shown([page('a')])).toEqual([])
    const elsewhere = { label: 'Code', name: 'https://code.example/', isExternal: true }
    expect(shown([group('Work', page('a'), elsewhere)])).toEqual([['Work', 'A: a']])
  })
})
