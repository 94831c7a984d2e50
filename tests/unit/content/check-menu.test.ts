import { describe, expect, it } from 'vitest'
import { sampleMenu } from '../../../src/content/sample-menu'
import type { MenuEntry } from '../../../src/content/schemas/menu'
import { faultsOf, withContent } from './with-content'

const menu = (text: string) => faultsOf({ 'menu.yml': text })

describe('the menu', () => {
  it('may lead to home, page files, projects and galleries (H5)', () => {
    expect(
      menu(['', 'about', 'alpha', 'grid-2'].map((name) => `- { label: x${name}, name: '${name}' }\n`).join('')),
    ).toEqual([])
  })

  it('refuses an internal name without a page (H5)', () => {
    const text = '- label: Work\n  items:\n    - label: Billing\n      name: billing\n'
    expect(menu(text)).toEqual([
      'content/menu.yml:4:13 menu[0].items[0].name: no page "billing"; expected a route of src/pages, a project or a gallery',
    ])
  })

  it('suggests the page that was meant', () => {
    expect(menu('- label: Work\n  name: /alpha\n')[0]).toMatch(/no page "\/alpha"; .*did you mean "alpha"\?/)
  })

  it('refuses an external name that is no address (H5)', () => {
    expect(menu('- label: Code\n  name: example\n  isExternal: true\n')).toEqual([
      'content/menu.yml:2:9 menu[0].name: is not a web address ("example"); expected one like https://example.com/page',
    ])
  })

  it('asks for isExternal beside an address', () => {
    expect(menu('- label: Code\n  name: https://example.com\n')[0]).toMatch(
      /^content\/menu\.yml:2:9 menu\[0\]\.name: no page .*; expected "isExternal: true"/,
    )
  })

  it('refuses an entry with neither name nor items (H4)', () => {
    expect(menu('- label: Home\n  name: ""\n- label: Lost\n')).toEqual([
      'content/menu.yml:3:3 menu[1]: leads nowhere; expected a "name" to link to or "items" below it',
    ])
  })

  it('takes three levels below the top and refuses a fourth in words (H4, H7)', () => {
    const level = (depth: number, below: string) =>
      `${'  '.repeat(2 * depth)}- label: L${depth}\n${'  '.repeat(2 * depth + 1)}${below}\n`
    const three = level(0, 'items:') + level(1, 'items:') + level(2, 'items:') + level(3, 'name: about')
    expect(menu(three)).toEqual([])
    const four =
      level(0, 'items:') + level(1, 'items:') + level(2, 'items:') + level(3, 'items:') + level(4, 'name: about')
    expect(menu(four)).toEqual([
      'content/menu.yml:9:17 menu[0].items[0].items[0].items[0].items: ' +
        'is deeper than 3 levels below the top; expected at most 3 levels of sub-items',
    ])
  })

  it('tells the entries of one group apart by their labels', () => {
    const text =
      '- label: Work\n  items:\n    - { label: One, name: alpha }\n    - { label: One, name: beta }\n- { label: One, name: about }\n'
    expect(menu(text)).toEqual([
      'content/menu.yml:4:16 menu[0].items[1].label: "One" appears twice in this group; expected a label of its own',
    ])
  })

  it('finds a fault below an entry that has another one', () => {
    const places = menu('- items:\n    - label: 7\n      items:\n        - label: x\n          name: nowhere\n')
    expect(places.map((fault) => fault.split(': ')[0])).toEqual([
      'content/menu.yml:1:3 menu[0].label',
      'content/menu.yml:2:14 menu[0].items[0].label',
      'content/menu.yml:5:17 menu[0].items[0].items[0].name',
    ])
  })
})

describe('the sample menu', () => {
  it('has the entries of H7', () => {
    const labels = (entries: readonly MenuEntry[]): unknown =>
      entries.map(({ label, items }) => (items ? { [label.toLowerCase()]: labels(items) } : label.toLowerCase()))
    expect(labels(sampleMenu)).toEqual([
      'home',
      { billing: ['statements', 'reports'] },
      {
        settings: ['profile', 'insurance', { notifications: ['email', { desktop: ['schedule', 'frequency'] }, 'sms'] }],
      },
    ])
  })

  it('need not lead to pages (H7)', () => {
    expect(withContent({ 'menu.yml': null }, { sampleMenu: true }).faults).toEqual([])
  })
})
