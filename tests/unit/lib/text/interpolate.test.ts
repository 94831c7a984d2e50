import { expect, it } from 'vitest'
import { interpolate } from '../../../../src/lib/text/interpolate'

it('puts values in the place of their names and leaves the others', () => {
  expect(interpolate('{name} at {company}, {year}', { name: 'Ada', company: 'Studio' })).toBe('Ada at Studio, {year}')
})
