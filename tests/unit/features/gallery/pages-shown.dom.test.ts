import { expect, it } from 'vitest'
import { keepPagesShown, pagesShown, stateOfPages } from '../../../../src/features/gallery/pages/pages-shown'

it('takes one page from an entry that says nothing of them, or nonsense', () => {
  for (const state of [undefined, null, {}, { pages: 'two' }, { pages: 0 }]) expect(pagesShown(state)).toBe(1)
  expect(pagesShown(stateOfPages(1))).toBe(1)
})

it('reads from an entry what was kept in it, and leaves what else stands there', () => {
  window.history.replaceState({ key: 'k' }, '')
  keepPagesShown(3)
  expect(pagesShown(window.history.state)).toBe(3)
  expect(window.history.state).toMatchObject({ key: 'k' })
})
