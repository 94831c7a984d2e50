import { describe, expect, it } from 'vitest'
import { formatFault, formatPath, sortFaults } from '../../../src/content/fault'
import { findNear } from '../../../src/lib/text/find-near'

const fault = (file: string, line: number, column: number) => ({ file, line, column, path: 'p', message: 'm' })

describe('faults', () => {
  it('are written on one line', () => {
    expect(
      formatFault({ file: 'content/menu.yml', line: 12, column: 9, path: 'menu[2].name', message: 'is a number' }),
    ).toBe('content/menu.yml:12:9 menu[2].name: is a number')
  })

  it('name the way to a value, with odd keys in quotes', () => {
    expect(formatPath('menu', [2, 'items', 0, 'my key'])).toBe('menu[2].items[0]["my key"]')
  })

  it('are sorted by file, line and column as numbers, each once', () => {
    const sorted = sortFaults([
      fault('b', 1, 1),
      fault('a', 10, 1),
      fault('a', 9, 12),
      fault('a', 9, 2),
      fault('b', 1, 1),
    ])
    expect(sorted.map(formatFault)).toEqual(['a:9:2 p: m', 'a:9:12 p: m', 'a:10:1 p: m', 'b:1:1 p: m'])
  })
})

describe('findNear', () => {
  it.each([
    ['lable', 'label'],
    ['Label', 'label'],
    ['isExternl', 'isExternal'],
    ['colour', undefined],
    ['to', undefined],
  ])('takes %s for %s', (word, near) => {
    expect(findNear(word, ['label', 'name', 'isExternal', 'items'])).toBe(near)
  })
})
