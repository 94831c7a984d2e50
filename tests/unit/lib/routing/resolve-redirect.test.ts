import { describe, expect, it } from 'vitest'
import { resolveRedirect } from '../../../../src/lib/routing/resolve-redirect'

const rule = (from: string, to: string, ignoreCase = false) => ({ from, to, ignoreCase })
const routes = {
  redirects: [
    rule('/works', '/grid-3', true),
    rule('/Old', '/about'),
    rule('/album/:slug', '/:slug'),
    rule('/archive/*', '/*'),
    rule('/blog/:year/*', '/archive/*'),
    rule('/hire', '/contact/?from=hire#card'),
    rule('/*', '/about'),
  ],
  pages: ['', 'about', 'contact', 'grid-3', 'srxp', 'works/sea'],
}
const strict = { ...routes, redirects: routes.redirects.slice(0, -1) }

describe('resolveRedirect', () => {
  it.each([
    ['/works', '/grid-3/'],
    ['/WORKS/?tags=sea#top', '/grid-3/?tags=sea#top'],
    ['/Old', '/about/'],
    ['/album/srxp', '/srxp/'],
    ['/archive/works/sea/', '/works/sea/'],
    ['/archive', '/'],
    ['/blog/2020/srxp', '/srxp/'],
    ['/hire', '/contact/?from=hire#card'],
    ['/hire?a=b#c', '/contact/?from=hire&a=b#c'],
    ['/SRXP', '/srxp/'],
    ['/Works/Sea/?a#b', '/works/sea/?a#b'],
    ['/index.html?a#b', '/?a#b'],
    ['//srxp//', '/srxp/'],
    ['//works', '/grid-3/'],
  ])('leads %s to %s (R2, R3, R4)', (address, target) => {
    expect(resolveRedirect(address, strict)).toBe(target)
  })

  it.each(['/', '/srxp', '/srxp/', '/srxp/?a=b#c', '/old', '//unknown', '/album/srxp/more', '/unknown'])(
    'leaves %s (R2, R4)',
    (address) => {
      expect(resolveRedirect(address, strict)).toBeUndefined()
    },
  )

  it('lets a page win over every redirect, and the first redirect over the others', () => {
    expect(resolveRedirect('/srxp', routes)).toBeUndefined()
    expect(resolveRedirect('/unknown', routes)).toBe('/about/')
    expect(resolveRedirect('/works', routes)).toBe('/grid-3/')
  })

  it('compares parts as they are read, and carries them as they were written', () => {
    const umlaut = { redirects: [rule('/büro/:x', '/album/:x')], pages: [] }
    expect(resolveRedirect('/b%C3%BCro/still%20life', umlaut)).toBe('/album/still%20life/')
    expect(resolveRedirect('/b%C3%BCro/%', umlaut)).toBe('/album/%/')
  })

  it('ends in the middle of a circle that nobody refused', () => {
    expect(resolveRedirect('/a', { redirects: [rule('/a', '/b'), rule('/b', '/a')], pages: [] })).toBeUndefined()
  })
})
