import { describe, expect, it } from 'vitest'
import { edited, faultsOf } from './with-content'

/** The faults of a story that opens its last chapter but one with a text, on line 41. */
const story = (text: string, more: Record<string, string> = {}) =>
  faultsOf({ ...edited('projects/beta/index.md', '## Outcome\n\n', `## Outcome\n\n${text}\n\n`), ...more })
const at = (column: number) => `content/projects/beta/index.md:41:${column} beta.story:`

describe('links in a story', () => {
  it.each([
    ['a page', '[x](/about/)'],
    ['a page and a place in it', '[x](/about/#details)'],
    ['the home page', '[x](/)'],
    ['a project, a gallery and a tag', '[x](/alpha/) [y](/grid-2/) [z](/works/web/)'],
    ['an old address', '[x](/me)'],
    ['an address of the web', '[x](https://example.com/a_b?c=d#e) and <https://example.org>'],
    ['an e-mail address', '<ada@example.com> and [x](mailto:ada@example.com?subject=Hello)'],
    ['a telephone number', '[x](tel:+31201234567)'],
    ['a file of static/', '[x](/papers/a%20cv.pdf)'],
    ['nothing, in code', '`[x](/nowhere/)`'],
  ])('may lead to %s', (_what, text) => {
    expect(story(text, { '../static/papers/a cv.pdf': 'x' })).toEqual([])
  })

  it.each([
    ['a page that is not there', '[x](/nowhere/)', 5, 'no page "nowhere"; expected a route of src/pages'],
    ['a page that is nearly there', 'See [x](/abuot/)', 9, 'did you mean "about"?'],
    ['a file that is not there', '[x](/cv.pdf)', 5, 'no file static/cv.pdf; expected a file of static/'],
    [
      'a relative path',
      '[x](other.pdf)',
      5,
      '"other.pdf" does not begin with /; expected a page as /about/, or a file of static/ as /other.pdf',
    ],
    ['a place on no page', '[x](#nothing)', 5, 'no part of the page is called "#nothing"'],
    ['an address without https://', '[x](www.example.org)', 5, 'did you mean "https://www.example.org"?'],
    ['a host without https://', '[x](example.org/page)', 5, 'did you mean "https://example.org/page"?'],
    ['a script', '[x](javascript:alert(1))', 5, 'leads to javascript:, which is no link of this site'],
    ['data', '[x](data:text/html,hi)', 5, 'leads to data:, which is no link of this site'],
    ['an e-mail address that cannot be read', '[x](mailto:%ff@example.com)', 5, 'is not an e-mail address'],
    ['a bad e-mail address', '[x](mailto:ada)', 5, 'is not an e-mail address ("ada")'],
    ['a bad telephone number', '[x](tel:call-me)', 5, 'is not a telephone number'],
  ])('do not lead to %s', (_what, text, column, words) => {
    const faults = story(text)
    expect(faults).toHaveLength(1)
    expect(faults[0]?.startsWith(at(column)), faults[0]).toBe(true)
    expect(faults[0]).toContain(words)
  })

  it('are each placed where they stand, also in lists, and by reference', () => {
    const places = story('- one\n- [x](/no/) and [y](/no/)\n\n[z][ref]\n\n[ref]: /neither/').map(
      (fault) => fault.split(' ')[0],
    )
    expect(places).toEqual(['42:7', '42:21', '46:8'].map((place) => `content/projects/beta/index.md:${place}`))
  })

  it('wait for galleries that cannot be read', () => {
    expect(story('[x](/grid-9/)', { 'galleries.yml': '- [' }).join()).not.toContain('grid-9')
  })
})

describe('links on the page about privacy', () => {
  const FILE = 'pages/privacy.yml'

  it('may lead to a page, a file of static/ and an address of the web', () => {
    const text = 'text: "There is [a](/about/), [b](/cv.pdf) and [c](https://example.com/a?b=c).'
    const changes = { ...edited(FILE, 'text: "There is no form.', text), '../static/cv.pdf': 'x' }
    expect(faultsOf(changes)).toEqual([])
  })

  it.each([
    ['beside a fact', 'to: /contact/', 'to: /contcat/', '18:43 privacy.facts.items[2].link.to: no page "contcat"'],
    ['beside a fact, to another host', 'to: /contact/', 'to: //x.org', '18:43 privacy.facts.items[2].link.to: has no'],
    ['beside a fact, without its slash', 'to: /contact/', 'to: x', '18:43 privacy.facts.items[2].link.to: does not'],
    ['in a fact', 'There is no form.', '[No](/nowhere/) form.', '17:13 privacy.facts.items[2].text: no page "nowhere"'],
    [
      'in a label',
      'facts:',
      'figures: [{ value: "1", label: "[x](/no/)" }]\nfacts:',
      '8:32 privacy.figures[0].label: no',
    ],
    ['about a film here', 'is a file of', 'is [a file](/no.mp4) of', '28:8 privacy.film.own: no file static/no.mp4'],
    ['about a film elsewhere', 'is on {host}', 'is on {host} ([x](no))', '29:14 privacy.film.elsewhere: "no" does not'],
  ])('do not lead nowhere: %s', (_what, piece, replacement, words) => {
    const faults = faultsOf(edited(FILE, piece, replacement))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(`content/pages/privacy.yml:${words}`)
  })
})
