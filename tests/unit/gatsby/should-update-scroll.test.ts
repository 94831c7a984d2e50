import { expect, it } from 'vitest'
import { shouldUpdateScroll } from '../../../src/gatsby/client/should-update-scroll'

const at = (pathname: string, hash = '', search = '') => ({ location: { pathname, hash, search } })
type Args = Parameters<NonNullable<typeof shouldUpdateScroll>>[0]
const scrolls = (from: object | undefined, to: object) =>
  shouldUpdateScroll?.({ prevRouterProps: from, routerProps: to } as unknown as Args, { plugins: [] })

it('lets a first page and another page scroll', () => {
  expect(scrolls(undefined, at('/grid-3/'))).toBe(true)
  expect(scrolls(at('/'), at('/grid-3/'))).toBe(true)
})

it('stays where the visitor is while they choose on the same page', () => {
  expect(scrolls(at('/grid-3/'), at('/grid-3/', '', '?tags=dark'))).toBe(false)
})

it('goes to the top when the page that is shown is chosen again', () => {
  expect(scrolls(at('/'), at('/'))).toBe(true)
})

it('follows an anchor of the same page', () => {
  expect(scrolls(at('/'), at('/', '#work'))).toBe(true)
})
