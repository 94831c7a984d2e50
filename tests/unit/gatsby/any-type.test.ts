import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

interface Types {
  string: { isRequired: unknown }
  oneOfType: (types: readonly unknown[]) => { isRequired: unknown }
  __esModule: unknown
}

it('is every type of props, and every type made of others', () => {
  const anyType = createRequire(import.meta.url)('../../../src/gatsby/client/any-type.cjs') as Types
  expect(anyType.string.isRequired).toBe(anyType)
  expect(anyType.oneOfType([anyType.string]).isRequired).toBe(anyType)
  expect(anyType.__esModule, 'imported as a whole').toBe(false)
})
