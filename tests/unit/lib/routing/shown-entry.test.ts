import { describe, expect, test } from 'vitest'
import { holdsShown, isShown, shownPage } from '../../../../src/lib/routing/shown-entry'

describe('whether an entry leads to the page that is shown (H5)', () => {
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

  test('the entry of the page that is shown is found at any depth', () => {
    const page = { label: 'Two', name: 'grid-2' }
    const groups = [
      { label: 'Work', items: [{ label: 'One', name: 'one' }] },
      { label: 'Grid', items: [page] },
    ]
    expect(shownPage(groups, '/grid-2/')).toBe(page)
    expect(shownPage(groups, '/grid-3/')).toBeUndefined()
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
})
