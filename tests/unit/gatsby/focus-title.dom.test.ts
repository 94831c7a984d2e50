import { beforeEach, expect, it } from 'vitest'
import { focusTitle } from '../../../src/gatsby/client/focus-title'

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1">
    <a href="/about/">About</a>
    <main><h1>lento</h1></main>
  </div>`
})

it('focuses the title of a page whose router focused all of it', () => {
  focus('#gatsby-focus-wrapper')
  focusTitle()
  expect(document.activeElement).toBe(document.querySelector('h1'))
})

it('leaves the focus where it is in use', () => {
  focus('a')
  focusTitle()
  expect(document.activeElement?.textContent).toBe('About')
})

it('leaves the focus to the browser where a link leads to a part of the page', () => {
  window.history.replaceState(null, '', '/#decision-2')
  focus('#gatsby-focus-wrapper')
  focusTitle()
  expect(document.activeElement?.id).toBe('gatsby-focus-wrapper')
})
