import { expect, it } from 'vitest'
import { plainRedirects } from '../../../../src/lib/routing/list-plain-redirects'
import { followPlain } from '../../../../src/lib/routing/plain-redirects'

const rule = (from: string, to: string, ignoreCase = false) => ({ from, to, ignoreCase })
const redirects = plainRedirects({
  redirects: [
    rule('/works', '/gallery', true),
    rule('/gallery', '/grid-3'),
    rule('/büro/team', '/about'),
    rule('/about', '/works'),
    rule('/album/:slug', '/:slug'),
    rule('/old/*', '/*'),
    rule('/hire', '/contact/?from=hire'),
  ],
  pages: ['', 'about', 'contact', 'grid-3'],
})

it('has the redirects without parameters, each with the page it ends at; a page wins over a redirect (R4)', () => {
  expect(redirects).toEqual([
    ['works', '/grid-3/', true],
    ['gallery', '/grid-3/', false],
    ['büro/team', '/about/', false],
  ])
})

it.each([
  ['/works', '/grid-3/'],
  ['/WORKS/?tags=sea#top', '/grid-3/?tags=sea#top'],
  ['//works//', '/grid-3/'],
  ['/gallery?a', '/grid-3/?a'],
  ['/b%C3%BCro/team', '/about/'],
])('leads %s to %s (R2, R4)', (address, target) => {
  expect(followPlain(address, redirects)).toBe(target)
})

it.each(['/', '/Gallery', '/works/sea/', '/album/srxp', '/hire', '/constructor'])('leaves %s', (address) => {
  expect(followPlain(address, redirects)).toBeUndefined()
})
