import { describe, expect, it } from 'vitest'
import { redirectLoops } from '../../../src/content/check/redirect-loops'
import { applyRedirect } from '../../../src/lib/routing/redirect-path'
import { faultsOf } from './with-content'

const rule = (from: string, to: string, ignoreCase = false) => ({ from, to, ignoreCase })
const redirects = (...rules: [string, string][]) =>
  faultsOf({ 'redirects.yml': rules.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join('') })

describe('redirects', () => {
  it('refuse a target without a page', () => {
    expect(redirects(['/a', '/billing'])).toEqual([
      'content/redirects.yml:2:7 redirects[0].to: no page "billing"; expected a route of src/pages, a project or a gallery',
    ])
  })

  it('take a page with a closing slash, a query and a fragment, and another redirect, as a target', () => {
    expect(redirects(['/a', '/about/?x=1#y'], ['/b', '/a'])).toEqual([])
  })

  it('take the page of a tag that some work has as a target, and refuse another (R3)', () => {
    expect(redirects(['/b', '/works/wood'])).toHaveLength(1)
    expect(redirects(['/b', '/works/mist'])).toEqual([])
  })

  it('refuse a path that is a page, however it is written (R2)', () => {
    const faults = redirects(['/alpha/', '/about'], ['/index.html', '/about'])
    expect(faults).toEqual([
      'content/redirects.yml:1:9 redirects[0].from: "/alpha/" is a page, which wins; expected a path that no page has',
      'content/redirects.yml:3:9 redirects[1].from: "/index.html" is a page, which wins; expected a path that no page has',
    ])
  })

  it('refuse a second redirect from one path, whatever its parameter is called', () => {
    expect(redirects(['/a/:x', '/about'], ['/A/:y', '/about'])).toEqual([
      'content/redirects.yml:3:9 redirects[1].from: duplicate path "/A/:y"; expected another, as redirects[0] has it',
    ])
  })

  it('refuse a path without its slash', () => {
    expect(redirects(['a', '/about'])[0]).toMatch(
      /^content\/redirects\.yml:1:9 redirects\[0\]\.from: is not a path; expected/,
    )
  })

  it.each(['/a?page=2', '/a#top'])('refuse %s, of which only the path would count', (from) => {
    expect(redirects([`"${from}"`, '/about'])).toEqual([
      'content/redirects.yml:1:9 redirects[0].from: has a ? or a #, but only the path of an address is compared; expected it without',
    ])
  })

  it('refuse a parameter that the old path does not have, and a star that is not the end (R3)', () => {
    expect(redirects(['/a/:x', '/:y'], ['/b/*/c', '/about'])).toEqual([
      'content/redirects.yml:2:7 redirects[0].to: has the parameter :y; expected one that "from" has',
      'content/redirects.yml:3:9 redirects[1].from: has a * before its end; expected it as the last part',
    ])
  })

  it('refuse a circle and tell its way once', () => {
    expect(redirects(['/a', '/b'], ['/b', '/c'], ['/c', '/a'])).toEqual([
      'content/redirects.yml:2:7 redirects[0].to: leads in a circle, /a → /b → /c → /a; expected a way to a page',
    ])
  })
})

describe('redirectLoops', () => {
  const pages = new Set(['', 'about', 'one'])

  it.each([
    ['to itself', [rule('/a', '/a')], 0],
    ['to itself by capitals', [rule('/a', '/A', true)], 0],
    ['by parameters', [rule('/a/:x', '/b/:x'), rule('/b/:y', '/a/:y')], 0],
    ['by a parameter that takes the value of a literal', [rule('/b', '/a/b'), rule('/a/:x', '/:x')], 0],
    ['by the rest of the path', [rule('/old/*', '/older/*'), rule('/older/*', '/old/*')], 0],
    ['by growing without end', [rule('/a/*', '/a/b/*')], 0],
    ['behind a redirect that only leads there', [rule('/way', '/a'), rule('/a', '/b'), rule('/b', '/a')], 1],
  ])('finds a circle %s', (_name, rules, index) => {
    expect(redirectLoops(rules, pages).map((loop) => loop.index)).toEqual([index])
  })

  it.each([
    ['a chain', [rule('/a', '/b'), rule('/b', '/about')]],
    ['a path that gets shorter', [rule('/a/*', '/*')]],
    ['a circle that a page breaks', [rule('/a', '/one'), rule('/one', '/a')]],
    ['capitals that matter', [rule('/a', '/A'), rule('/A', '/about')]],
  ])('lets pass %s', (_name, rules) => {
    expect(redirectLoops(rules, pages)).toEqual([])
  })
})

describe('applyRedirect', () => {
  it.each([
    [rule('/a', '/b'), '/a/', '/b'],
    [rule('/a', '/b'), '/A', undefined],
    [rule('/a', '/b', true), '/A', '/b'],
    [rule('/album/:slug', '/:slug'), '/album/Alpha', '/Alpha'],
    [rule('/album/:slug', '/:slug'), '/album/alpha/more', undefined],
    [rule('/old/*', '/new/*'), '/old/x/y', '/new/x/y'],
    [rule('/old/*', '/new/*'), '/old', '/new'],
  ])('%o turns %s into %s (R2, R3, R4)', (redirect, path, target) => {
    expect(applyRedirect(redirect, path)).toBe(target)
  })
})
