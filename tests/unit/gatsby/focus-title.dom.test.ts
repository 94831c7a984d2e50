import { beforeEach, expect, it } from 'vitest'
import { focusTitle } from '../../../src/gatsby/client/focus-title'

/** What Gatsby passes on when an address was navigated to. */
const change = (to: string, from?: string) => {
  const locationOf = (path: string) => new URL(path, 'https://robin.example') as unknown as Location
  return { location: locationOf(to), prevLocation: from === undefined ? null : locationOf(from) }
}
/** As the router does after it has told of a new page. */
const focusWrapper = () => document.querySelector<HTMLElement>('#gatsby-focus-wrapper')?.focus()
const focused = () => document.activeElement?.textContent.trim()

beforeEach(() => {
  document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1">
    <a href="/about/">About</a>
    <main><h1>lento</h1></main>
  </div>`
})

it('passes the focus on to the title of a page that was navigated to', () => {
  focusTitle(change('/lento/', '/about/'))
  focusWrapper()
  expect(focused()).toBe('lento')
})

it('takes the focus once for each page', () => {
  focusTitle(change('/lento/', '/about/'))
  focusWrapper()
  document.querySelector('a')?.focus()
  focusWrapper()
  expect(document.activeElement?.id).toBe('gatsby-focus-wrapper')
})

it.each([
  ['the first page of a visit', change('/lento/')],
  ['another query of the same page', change('/lento/?tags=react', '/lento/')],
  ['a part of a page', change('/lento/#decision-2', '/about/')],
])('leaves the focus where it is for %s', (_, arrived) => {
  focusTitle(arrived)
  focusWrapper()
  expect(document.activeElement?.id).toBe('gatsby-focus-wrapper')
})
