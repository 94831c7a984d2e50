import { expect, it } from 'vitest'
import { fillIn } from '../../../src/lib/fill-in'

it('puts values in the place of their names and leaves the others', () => {
  expect(fillIn('{name} at {company}, {year}', { name: 'Ada', company: 'Studio' })).toBe('Ada at Studio, {year}')
})
