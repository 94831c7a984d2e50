import { describe, expect, it } from 'vitest'
import { matchRange } from '../../../../src/lib/text/match-range'

describe('matchRange', () => {
  it.each([
    ['Landscape', 'la', 'La'],
    ['Glass', 'LA', 'la'],
    ['glass Lamp', 'la', 'La'],
    ['Play of light', 'y of', 'y of'],
    ['Architecture', 'árch', 'Arch'],
    ['Café Überall', 'cafe u', 'Café Ü'],
    ['Étude', 'etude', 'Étude'],
    ['Cafe\u0301 noir', 'cafe n', 'Cafe\u0301 n'],
    ['Dutch', ' dutch ', 'Dutch'],
  ])('finds in %j what was typed as %j (C11)', (text, typed, found) => {
    const [start, end] = matchRange(text, typed) ?? [0, 0]
    expect(text.slice(start, end)).toBe(found)
  })

  it.each(['', '  ', 'x', 'landscapes'])('finds nothing for %j', (typed) => {
    expect(matchRange('Landscape', typed)).toBeUndefined()
  })
})
