import { describe, expect, it } from 'vitest'
import { countTags } from '../../../../src/features/gallery/count-tags'
import { readTags } from '../../../../src/features/gallery/read-tags'
import { tagLabel } from '../../../../src/features/gallery/tag-label'
import type { Work } from '../../../../src/features/gallery/works/work'
import { writeTags } from '../../../../src/features/gallery/write-tags'

const known = ['dutch', 'sea', 'still-life']

describe('readTags', () => {
  it.each([
    ['', []],
    ['?tags=sea', ['sea']],
    ['?tags=sea,dutch', ['sea', 'dutch']],
    ['?tags=sea%2Cdutch', ['sea', 'dutch']],
    ['?a=1&tags=still-life&b=2', ['still-life']],
    ['?tags=sea,sea', ['sea']],
    ['?tags=moon,sea,', ['sea']],
    ['?tags=', []],
    ['?tags=%3Cscript%3E', []],
  ])('reads %j as %j', (search, tags) => {
    expect(readTags(search, known)).toEqual(tags)
  })
})

describe('writeTags', () => {
  it.each([
    ['', ['sea'], '?tags=sea'],
    ['', ['sea', 'dutch'], '?tags=sea,dutch'],
    ['?tags=sea', [], ''],
    ['?tags=sea', ['dutch'], '?tags=dutch'],
    ['?from=mail&tags=sea', [], '?from=mail'],
    ['?from=mail', ['sea'], '?from=mail&tags=sea'],
  ])('with %j and %j the address ends in %j', (search, tags, expected) => {
    expect(writeTags(search, tags)).toBe(expected)
    expect(readTags(expected, known)).toEqual(tags)
  })
})

describe('countTags', () => {
  const work = (...tags: string[]) => ({ tags }) as unknown as Work

  it('names kinds first in the order of the works, then the other tags by name', () => {
    const counts = countTags([work('product', 'phone'), work('landscape', 'sea'), work('product', 'desktop', 'phone')])
    expect(counts).toEqual([
      { tag: 'product', label: 'Product', count: 2, isKind: true },
      { tag: 'landscape', label: 'Landscape', count: 1, isKind: true },
      { tag: 'desktop', label: 'Desktop', count: 1, isKind: false },
      { tag: 'phone', label: 'Phone', count: 2, isKind: false },
      { tag: 'sea', label: 'Sea', count: 1, isKind: false },
    ])
  })

  it('reads a tag as words', () => {
    expect(tagLabel('play-of-light')).toBe('Play of light')
  })
})
