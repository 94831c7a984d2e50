import { describe, expect, it } from 'vitest'
import { parseStory } from '../../../src/content/read/story'
import { hostRedirects } from '../../../src/gatsby/hosting/host-redirects'
import { edited, faultsOf } from './with-content'

/** What a story of one chapter is rendered to. */
const rendered = (text: string) => JSON.stringify(parseStory(`## Situation\n\n${text}\n\nMore.\n`))

describe('a story', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', 'Hello <img src=x onerror=alert(1)>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>'],
    ['a link to a script', '[x](javascript:alert(1))'],
    ['a link to a script in other letters', '[x](JaVaScRiPt:alert(1))'],
    ['a link to a script in character references', '[x](&#106;avascript:alert(1))'],
    ['a link to a script by reference', '[x][a]\n\n[a]: javascript:alert(1)'],
    ['a link to data', '[x](data:text/html,<script>alert(1)</script>)'],
    ['a link to another scheme', '[x](vbscript:alert(1))'],
    ['a host without its scheme', '[x](//evil.example/)'],
    ['a separator of lines', 'Words\u2028and more'],
  ])('with %s is refused', (_what, text) => {
    expect(faultsOf(edited('projects/beta/index.md', '## Outcome\n\n', `## Outcome\n\n${text}\n\n`))).not.toEqual([])
  })

  it.each([
    ['code in a line', '`<script>alert(1)</script>`'],
    ['a block of code', '```\n<script>alert(1)</script>\n```'],
    ['signs of HTML', 'a < b & c > d "e"'],
    ['a title of a link', '[x](https://a.example "<script>\\"onclick=alert(1)")'],
  ])('with %s shows its signs as they are', (_what, text) => {
    expect(rendered(text)).not.toMatch(/<script|"onclick/)
  })
})

describe('an address of the content', () => {
  it.each([
    ['of the menu', 'menu.yml', /^- /m, "- { label: x, name: 'javascript:alert(1)', isExternal: true }\n- "],
    ['of the site', 'site.yml', /^url: .*$/m, "url: 'javascript:alert(1)'"],
    ['of the owner', 'site.yml', 'ada@example.com', "'\"><script>@example.com'"],
    ['of the film', 'site.yml', /^( +url:) .*$/m, "$1 'javascript:alert(1)'"],
    ['of a redirect', 'redirects.yml', /^- /m, '- { from: /evil, to: //evil.example }\n- '],
    ['of a redirect with a line of its own', 'redirects.yml', /^- /m, '- { from: "/a 301\\n/b", to: /about }\n- '],
  ])('%s that would run or lead astray is refused', (_what, file, piece, change) => {
    expect(faultsOf(edited(file, piece, change))).not.toEqual([])
  })
})

it('a redirect of the hosts’ file stays on its line and on the site', () => {
  const redirect = { from: '/a', to: '/about/?x=1#y', permanent: true }
  const lines = hostRedirects({ redirects: [redirect], projects: [], prefix: '' })
    .trim()
    .split('\n')
  expect(lines).toEqual(['/a /about/?x=1#y 301', '/a/ /about/?x=1#y 301'])
})
