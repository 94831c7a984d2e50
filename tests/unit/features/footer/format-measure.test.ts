import { expect, it } from 'vitest'
import { formatBytes, formatSeconds } from '../../../../src/features/footer/format-measure'

it.each([
  [214_400, '214\u00A0kB'],
  [0, '0\u00A0kB'],
  [1_214_400, '1,214\u00A0kB'],
])('reads %i bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

it.each([
  [412, '0.4\u00A0s'],
  [1960, '2.0\u00A0s'],
  [84, '0.08\u00A0s'],
])('reads %i ms as %s', (ms, text) => expect(formatSeconds(ms)).toBe(text))
