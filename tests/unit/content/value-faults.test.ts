// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { edited, faultsOf } from './with-content'

const site = (piece: string, replacement: string) => faultsOf(edited('site.yml', piece, replacement))

describe('a key', () => {
  it('that is missing is placed at its parent', () => {
    expect(site('  name: Ada Sample\n', '')).toEqual([
      'content/site.yml:7:3 site.owner.name: is missing; expected a text',
    ])
  })

  it('that is misspelt is placed at itself, with the right spelling and no second fault', () => {
    expect(faultsOf(edited('menu.yml', 'label: Alpha', 'lable: Alpha'))).toEqual([
      'content/menu.yml:5:7 menu[1].items[0].lable: unknown key "lable"; did you mean "label"?',
    ])
  })

  it('that nobody knows is named with those that are known', () => {
    expect(site('  studio: Sample Studio', '  studio: Sample Studio\n  colour: red')).toEqual([
      'content/site.yml:50:3 site.footer.colour: unknown key "colour"; expected one of year, studio, note',
    ])
  })

  it('that is left blank is placed at the key', () => {
    expect(site('city: Amsterdam', 'city:')).toEqual(['content/site.yml:11:3 site.owner.city: is empty; expected a text'])
  })

  it('of a project is placed at its line in the Markdown file', () => {
    expect(faultsOf(edited('projects/beta/index.md', 'order: 2', 'order: two'))).toEqual([
      'content/projects/beta/index.md:5:8 beta.order: is a text; expected a whole number',
    ])
  })
})

describe('a value', () => {
  it.each([
    ['a number for a text', 'company: Sample Studio', 'company: 7', '9:12 site.owner.company: is a number; expected a text'],
    ['a text for a number', 'year: 2023', "year: '2023'", '48:9 site.footer.year: is a text; expected a whole number'],
    ['a fraction', 'from: 9', 'from: 9.5', '20:9 site.hours.from: is 9.5; expected a whole number'],
    ['a text for true or false', 'brand: S', 'sample: yes\nbrand: S', '1:9 site.sample: is a text; expected true or false'],
    ['a list for a text', 'city: Amsterdam', 'city: [Amsterdam]', '11:9 site.owner.city: is a list; expected a text'],
    ['a text for a list', 'line:\n    - About\n    - me', 'line: About', '26:9 site.about.line: is a text; expected a list'],
    ['an empty list', 'line:\n    - About\n    - me', 'line: []', '26:9 site.about.line: has too few entries (0); expected at least 1'],
    ['an empty text', 'city: Amsterdam', "city: ' '", '11:9 site.owner.city: is empty; write a text'],
    ['a number out of range', 'to: 17', 'to: 25', '21:7 site.hours.to: is 25; expected at most 24'],
    ['a bad address', 'url: https://example.com', 'url: example.com', '4:6 site.url: is not a web address'],
    ['another scheme', 'url: https://example.com', 'url: ftp://example.com', '4:6 site.url: is not a web address'],
    ['a missing address', 'url: https://example.com\n', '', '1:1 site.url: is missing; expected a text'],
    ['a bad e-mail address', 'ada@example.com', 'ada@', '10:10 site.owner.email: is not an e-mail address'],
    ['no date', '2023-03-01', 'soon', '16:12 site.availability.checked: is not a day of the calendar; expected YYYY-MM-DD'],
    ['an impossible day', '2023-03-01', '2023-02-29', '16:12 site.availability.checked: is not a day of the calendar'],
    ['an unknown shade', 'default: light', 'default: dim', '51:12 site.theme.default: is "dim"; expected "light" or "dark"'],
    ['half a theme', 'default: light', 'default: { header: dark, body: dark }', '51:12 site.theme.default.footer: is missing; expected "light" or "dark"'],
    ['a bad film', 'https://www.youtube.com/watch?v=abc', '/film.txt', '43:8 site.video.url: is not a video; expected a web address or a file'],
    ['hours that end before they begin', 'to: 17', 'to: 9', '21:7 site.hours.to: is 9; expected an hour after "from", which is 9'],
  ])('refuses %s', (_name, piece, replacement, expected) => {
    const faults = site(piece, replacement)
    expect(faults).toHaveLength(1)
    expect(faults[0]?.startsWith(`content/site.yml:${expected}`), faults[0]).toBe(true)
  })

  it('refuses an unknown arrangement of a gallery', () => {
    expect(faultsOf(edited('galleries.yml', 'arrangement: grid', 'arrangement: brick'))).toEqual([
      'content/galleries.yml:5:16 galleries[0].arrangement: is "brick"; expected "grid" or "masonry"',
    ])
  })

  it('refuses a step of the process that ends before it begins', () => {
    expect(faultsOf(edited('pages/index.yml', 'to: 12', 'to: 2'))).toEqual([
      'content/pages/index.yml:33:11 index.process.steps[1].to: is 2; expected a week not before "from", which is 3',
    ])
  })

  it('refuses a year of the curriculum vitae in which nobody was employed', () => {
    expect(faultsOf(edited('pages/devloper-1.yml', 'year: 2016', 'year: 2011'))).toEqual([
      'content/pages/devloper-1.yml:21:13 devloper-1.timeline.years[0].year: is 2011; expected a year of an employment in pages/about.yml',
    ])
  })

  it('that an alias repeats is refused wherever it stands', () => {
    const text = 'title: &words 7\ndescription: d\nline: *words\ntext: t\nprojects: p\n'
    expect(faultsOf({ 'pages/404.yml': text })).toEqual([
      'content/pages/404.yml:1:15 404.title: is a number; expected a text',
      'content/pages/404.yml:3:7 404.line: is a number; expected a text',
    ])
  })
})
