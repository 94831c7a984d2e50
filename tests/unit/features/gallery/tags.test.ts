import { describe, expect, it } from 'vitest'
import { readTags, tagLabel, writeTags } from '../../../../src/features/gallery/tags/tags'

const known = ['dutch', 'sea', 'still-life']

describe('readTags', () => {
  it.each([
    ['', []],
    ['?tags=sea', ['sea']],
    ['?tags=sea,dutch', ['sea', 'dutch']],
    ['?tags=sea%2Cdutch', ['sea', 'dutch']],
    ['?a=1&tags=still-life&b=2', ['still-life']],
    ['?tags=sea,sea', ['sea']],
    ['?tags=Sea,STILL-LIFE', ['sea', 'still-life']],
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

it('reads a tag as words', () => {
  expect(tagLabel('play-of-light')).toBe('Play of light')
})
