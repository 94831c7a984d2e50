import { describe, expect, test } from 'vitest'
import { entryPath, firstPage } from '../../../../src/lib/routing/entry-path'

describe('where an entry leads (H5)', () => {
  test('is / and its name', () => {
    expect(entryPath({ label: 'srxp', name: 'srxp' })).toBe('/srxp/')
    expect(entryPath({ label: 'Home', name: '' })).toBe('/')
    expect(entryPath({ label: 'Home' })).toBe('/')
  })

  test('a group leads to the first page at or below it, and past other sites', () => {
    const grid = { label: 'Grid', items: [{ label: 'Two', name: 'grid-2' }] }
    const away = { label: 'Away', name: 'https://example.com', isExternal: true }
    expect(firstPage({ label: 'Pages', items: [away, grid] })?.name).toBe('grid-2')
    expect(firstPage({ label: 'Links', items: [away] })).toBeUndefined()
  })
})
