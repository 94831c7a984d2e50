import { describe, expect, test } from 'vitest'
import { entryPath, firstPage } from '../../../../src/lib/routing/entry-path'
import { holdsShown, isShown } from '../../../../src/lib/routing/shown-entry'

describe('where an entry leads (H5)', () => {
  test('is / and its name', () => {
    expect(entryPath({ label: 'srxp', name: 'srxp' })).toBe('/srxp/')
    expect(entryPath({ label: 'Home', name: '' })).toBe('/')
    expect(entryPath({ label: 'Home' })).toBe('/')
  })

  test('is the page that is shown with and without its trailing slash (R2)', () => {
    expect(isShown('/srxp/', '/srxp')).toBe(true)
    expect(isShown('/srxp/', '/srxp/')).toBe(true)
    expect(isShown('/', '/')).toBe(true)
    expect(isShown('/', '/srxp/')).toBe(false)
  })

  test('a group holds the page that one of its entries leads to, at any depth', () => {
    const group = { label: 'Pages', items: [{ label: 'Grid', items: [{ label: 'Two', name: 'grid-2' }] }] }
    expect(holdsShown(group, '/grid-2/')).toBe(true)
    expect(holdsShown(group, '/grid-3/')).toBe(false)
  })

  test('an entry holds the further pages of its gallery, and the list of projects those of tags', () => {
    expect(holdsShown({ label: 'Two', name: 'grid-2' }, '/grid-2/3/')).toBe(true)
    expect(holdsShown({ label: 'Two', name: 'grid-2' }, '/grid-2/three/')).toBe(false)
    expect(holdsShown({ label: 'Home', name: '' }, '/404/')).toBe(false)
    expect(holdsShown({ label: 'All', name: 'projects' }, '/works/react/')).toBe(true)
    expect(holdsShown({ label: 'Two', name: 'grid-2' }, '/works/react/')).toBe(false)
  })

  test('an entry of another site is never the page that is shown', () => {
    expect(holdsShown({ label: 'Away', name: 'srxp', isExternal: true }, '/srxp/')).toBe(false)
  })

  test('a group leads to the first page at or below it, and past other sites', () => {
    const grid = { label: 'Grid', items: [{ label: 'Two', name: 'grid-2' }] }
    const away = { label: 'Away', name: 'https://example.com', isExternal: true }
    expect(firstPage({ label: 'Pages', items: [away, grid] })?.name).toBe('grid-2')
    expect(firstPage({ label: 'Links', items: [away] })).toBeUndefined()
  })
})
