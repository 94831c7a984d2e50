import { describe, expect, it } from 'vitest'
import { edited, faultsOf, hintsOf } from './with-content'

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
    expect(site('city: Amsterdam', 'city:')).toEqual([
      'content/site.yml:11:3 site.owner.city: is empty; expected a text',
    ])
  })

  it('of a project is placed at its line in the Markdown file', () => {
    expect(faultsOf(edited('projects/beta/index.md', 'order: 2', 'order: two'))).toEqual([
      'content/projects/beta/index.md:5:8 beta.order: is a text; expected a whole number',
    ])
  })
})

describe('a value', () => {
  it('that is longer than its place says how long it may be', () => {
    const noted = (letters: number) =>
      faultsOf(
        edited(
          'photos/index.yml',
          'title: Fog',
          `title: Fog\n  note: ${'word '.repeat(20).slice(0, 99) + 'x'.repeat(letters - 99)}`,
        ),
      )
    expect(noted(100)).toEqual([])
    expect(noted(101)).toEqual([
      'content/photos/index.yml:3:9 photos[0].note: is longer than 100 characters, more than two lines on phones; shorten it',
    ])
  })

  it.each([
    [
      'a number for a text',
      'company: Sample Studio',
      'company: 7',
      '9:12 site.owner.company: is a number; expected a text',
    ],
    ['a text for a number', 'year: 2023', "year: '2023'", '48:9 site.footer.year: is a text; expected a whole number'],
    ['a fraction', 'from: 9', 'from: 9.5', '20:9 site.hours.from: is 9.5; expected a whole number'],
    [
      'a text for true or false',
      'brand: S',
      'sample: yes\nbrand: S',
      '1:9 site.sample: is a text; expected true or false',
    ],
    ['a list for a text', 'city: Amsterdam', 'city: [Amsterdam]', '11:9 site.owner.city: is a list; expected a text'],
    [
      'a text for a list',
      'line:\n    - About\n    - me',
      'line: About',
      '26:9 site.about.line: is a text; expected a list',
    ],
    [
      'an empty list',
      'line:\n    - About\n    - me',
      'line: []',
      '26:9 site.about.line: has too few entries (0); expected at least 1',
    ],
    [
      'a language that no browser knows',
      'language: en',
      'language: xx',
      '5:11 site.language: is not a language that browsers know; expected one like en or en-GB',
    ],
    [
      'a language of no region',
      'language: en',
      'language: en-XX',
      '5:11 site.language: is not a language that browsers',
    ],
    [
      'a language that is written otherwise',
      'language: en',
      'language: en-UK',
      '5:11 site.language: is not how it is written; write en-GB',
    ],
    [
      'a part that leaves its picture',
      'focus: 50% 40%',
      'part: { left: 60, top: 0, width: 50 }',
      '35:38 site.about.photo.part.width: leaves the picture; expected left and width to be 100 together at most',
    ],
    ['an empty text', 'city: Amsterdam', "city: ' '", '11:9 site.owner.city: is empty; write a text'],
    ['a number out of range', 'to: 17', 'to: 25', '21:7 site.hours.to: is 25; expected at most 24'],
    ['a bad address', 'url: https://example.com', 'url: example.com', '4:6 site.url: is not a web address'],
    ['another scheme', 'url: https://example.com', 'url: ftp://example.com', '4:6 site.url: is not a web address'],
    ['a missing address', 'url: https://example.com\n', '', '1:1 site.url: is missing; expected a text'],
    ['a bad e-mail address', 'ada@example.com', 'ada@', '10:10 site.owner.email: is not an e-mail address'],
    [
      'no date',
      '2023-03-01',
      'soon',
      '16:12 site.availability.checked: is not a day of the calendar; expected YYYY-MM-DD',
    ],
    ['an impossible day', '2023-03-01', '2023-02-29', '16:12 site.availability.checked: is not a day of the calendar'],
    [
      'an unknown shade',
      'default: light',
      'default: dim',
      '51:12 site.theme.default: is "dim"; expected "light" or "dark"',
    ],
    [
      'half a theme',
      'default: light',
      'default: { header: dark, body: dark }',
      '51:12 site.theme.default.footer: is missing; expected "light" or "dark"',
    ],
    [
      'a bad film',
      'https://www.youtube.com/watch?v=abc',
      '/film.txt',
      '42:8 site.video.url: is not a video; expected a web address or a file',
    ],
    [
      'a film without its length',
      '  seconds: 12\n',
      '',
      '41:3 site.video.seconds: is missing; expected a whole number',
    ],
    [
      'hours that end before they begin',
      'to: 17',
      'to: 9',
      '21:7 site.hours.to: is 9; expected an hour after "from", which is 9',
    ],
    [
      'a film that is not there',
      'https://www.youtube.com/watch?v=abc',
      '/film.mp4',
      '42:8 site.video.url: no file static/film.mp4; expected a file of static/',
    ],
    [
      'captions that are not there',
      'title: The film',
      'title: The film\n  captions: /film.vtt',
      '42:13 site.video.captions: no file static/film.vtt; expected a file of static/',
    ],
    [
      'a film whose first work is not at its beginning',
      'title: The film',
      'title: The film\n  cuts: [{ at: 2, project: alpha }]',
      '42:16 site.video.cuts[0].at: is not the beginning; expected 0',
    ],
    [
      'works of a film that do not follow each other',
      'title: The film',
      'title: The film\n  cuts: [{ at: 0, project: alpha }, { at: 0, project: beta }]',
      '42:43 site.video.cuts[1].at: is not after the work before it; expected more than 0',
    ],
    [
      'a work after the end of a film',
      'title: The film',
      'title: The film\n  cuts: [{ at: 0, project: alpha }, { at: 12, project: beta }]',
      '42:43 site.video.cuts[1].at: is after the end; expected less than 12',
    ],
  ])('refuses %s', (_name, piece, replacement, expected) => {
    const faults = site(piece, replacement)
    expect(faults).toHaveLength(1)
    expect(faults[0]?.startsWith(`content/site.yml:${expected}`), faults[0]).toBe(true)
  })

  it.each(['America/Argentina/Buenos_Aires', 'UTC', 'Asia/Kolkata'])('takes the time zone %s', (zone) => {
    expect(site('timeZone: Europe/Amsterdam', `timeZone: ${zone}`)).toEqual([])
  })

  it.each([
    ['Europe/Lissabon', 'did you mean "Europe/Lisbon"?'],
    ['Amsterdam time', 'expected one like Europe/Amsterdam'],
    ['"+01:00"', 'expected one like Europe/Amsterdam'],
  ])('refuses the time zone %s, which browsers do not know', (zone, expected) => {
    expect(site('timeZone: Europe/Amsterdam', `timeZone: ${zone}`)).toEqual([
      `content/site.yml:19:13 site.hours.timeZone: is not a time zone; ${expected}`,
    ])
  })

  it('refuses an address of the site with a path, which no page would keep', () => {
    expect(site('url: https://example.com', 'url: https://example.com/folio/')[0]).toMatch(/has more than a host/)
  })

  it('refuses what lies ahead, and hints at what is less than a year away', () => {
    const today = new Date('2023-03-01T12:00:00Z')
    const checked = (day: string) => edited('site.yml', 'checked: 2023-03-01', `checked: ${day}`)
    expect(faultsOf(checked('2023-03-01'), { today })).toEqual([])
    expect(hintsOf(checked('2023-03-01'), { today })).toEqual([])
    expect(faultsOf(checked('2031-01-01'), { today })).toEqual([
      'content/site.yml:16:12 site.availability.checked: is 2031-01-01, which is in the future; expected a day up to today, 2023-03-01',
    ])
    expect(faultsOf(checked('2023-06-01'), { today })).toEqual([])
    expect(hintsOf(checked('2023-06-01'), { today })[0]).toMatch(/is 2023-06-01, which is in the future/)
    expect(faultsOf(edited('projects/beta/index.md', 'year: 20', 'year: 2099 # 20'), { today })[0]).toMatch(
      /beta\.year: is 2099, which is in the future; expected a year up to 2023/,
    )
  })

  it('refuses characters that nobody sees, as they are and as escapes', () => {
    expect(site('company: Sample Studio', 'company: Sample\u202e Studio')).toEqual([
      'content/site.yml:9:18 site: has the control character U+202E, which nobody sees; expected it to be removed',
    ])
    expect(site('company: Sample Studio', 'company: "Sample\\0Studio"')).toEqual([
      'content/site.yml:9:12 site.owner.company: has the control character U+0000, which nobody sees; expected it to be removed',
    ])
    expect(faultsOf(edited('projects/beta/index.md', '## Outcome\n\n', '## Outcome\n\nA\u0007'))[0]).toMatch(
      /:41:2 beta: .*U\+0007/,
    )
    expect(site('company: Sample Studio', 'company: "👩‍💻 שלום\u200f"')).toEqual([])
  })

  it('refuses the same project or photograph twice in a list', () => {
    const index = edited('pages/index.yml', '    - beta\n', '    - beta\n    - alpha\n')
    const photos = edited('pages/photography-2.yml', '- stairs', '- fog')
    expect(faultsOf({ ...index, ...photos }).map((fault) => fault.replace(/:\d+:\d+/, ''))).toEqual([
      'content/pages/index.yml index.work.projects[2]: is "alpha" again; expected each once in this list',
      'content/pages/photography-2.yml photography-2.photos[1]: is "fog" again; expected each once in this list',
    ])
  })

  it('refuses a quiet word that is not in the last line', () => {
    const quiet = (word: string) => faultsOf(edited('pages/index.yml', /hero:\n/, `hero:\n  quiet: ${word}\n`))
    expect(quiet('loud')[0]).toMatch(
      /^content\/pages\/index\.yml:\d+:10 index\.hero\.quiet: is not a word of the last line/,
    )
    expect(quiet('real')).toEqual([])
  })

  it('refuses a word that no page can set', () => {
    const word = 'a'.repeat(120)
    expect(site('name: Ada Sample', `name: Ada ${word}`)).toEqual([
      'content/site.yml:7:9 site.owner.name: has a word of 120 letters, "aaaaaaaaaaaa…"; expected at most 60 without a space or a hyphen',
    ])
    const story = (text: string) =>
      faultsOf(edited('projects/beta/index.md', '## Outcome\n\n', `## Outcome\n\n${text} `))
    expect(story(`x ${word}`)[0]).toMatch(/index\.md:41:3 beta\.story: has a word of 120 letters/)
    expect(story(`[x](https://example.com/${word})`)).toEqual([])
    expect(site('name: Ada Sample', `name: ${'字'.repeat(120)}`)).toEqual([])
  })

  it.each(['focus', 'closeUp'])('refuses a %s outside the picture', (field) => {
    const photo = (point: string) =>
      faultsOf(edited('photos/index.yml', 'title: Fog', `title: Fog\n  ${field}: ${point}`))
    expect(photo('0% 100%')).toEqual([])
    for (const point of ['101% 40%', '50% 999%', '50%'])
      expect(photo(point)).toEqual([
        expect.stringMatching(
          new RegExp(
            `^content/photos/index\\.yml:3:\\d+ photos\\[0\\]\\.${field}: .*expected two percentages from 0% to 100%`,
          ),
        ),
      ])
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

  it.each([
    [
      'colophon.yml',
      "'{count} places'",
      "'{cuont} places'",
      'heading: has {cuont}, which nothing fills in; expected {count}',
    ],
    ['photography-1.yml', '{count} photographs', '{photos}', 'opening.note: has {photos}, which nothing fills in'],
    [
      'tag.yml',
      '{count} of {total} for {tag}',
      '{tags}',
      'has {tags}, which nothing fills in; expected {tag}, {count}',
    ],
    ['offline.yml', '{pages}, {size}', '{pages}, {time}', 'kept.state: has {time}, which nothing fills in'],
    ['404.yml', '{path}', '{page}', '404.asked: has {page}, which nothing fills in; expected {path}'],
  ])('refuses a placeholder in %s that nothing fills in, and needs none', (name, piece, replacement, words) => {
    const faults = faultsOf(edited(`pages/${name}`, piece, replacement))
    expect(faults).toEqual([expect.stringContaining(words)])
    expect(faultsOf(edited(`pages/${name}`, piece, "'No number'"))).toEqual([])
  })

  it('refuses employments that are not listed oldest first', () => {
    expect(faultsOf(edited('pages/about.yml', 'from: 2012\n      to: 2015', 'from: 2017'))).toEqual([
      'content/pages/about.yml:27:13 about.timeline.employments[1].from: is 2016, before 2017 above it; expected the oldest employment first',
    ])
    expect(faultsOf(edited('pages/about.yml', 'from: 2012\n      to: 2015', 'from: 2016'))).toEqual([])
  })

  it('refuses a year of the curriculum vitae in which nobody was employed', () => {
    expect(faultsOf(edited('pages/devloper-1.yml', 'year: 2016', 'year: 2011'))).toEqual([
      'content/pages/devloper-1.yml:21:13 devloper-1.timeline.years[0].year: is 2011; expected a year of an employment in pages/about.yml',
    ])
  })

  it('that an alias repeats is refused wherever it stands', () => {
    const text = 'title: &words 7\ndescription: d\nline: *words\nunknown: u\nnear: n\nall:\n  heading: h\n  aside: a\n'
    expect(faultsOf({ 'pages/projects.yml': text })).toEqual([
      'content/pages/projects.yml:1:15 projects.title: is a number; expected a text',
      'content/pages/projects.yml:3:7 projects.line: is a number; expected a text',
    ])
  })
})
