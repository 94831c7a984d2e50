import { expect, test } from '../../support/test'
import { built, builtFiles } from '../support/built'
import { projects } from '../support/content'
import { unprefixed } from '../support/site'

/** The pages of R1, by name; `index` is the home page. */
const named = [
  ...['index', 'about', 'contact', 'agency-1', 'agency-2', 'designer-2', 'devloper-1', 'devloper-2'],
  ...['photography-1', 'photography-2', 'portfolio-details', 'portfolio-details-2'],
  ...['srxp', 'novacair', 'grofalex', 'tjapp', 'lento', 'sighthub'],
  ...['grid-2', 'grid-3', 'grid-3-fluid', 'grid-4', 'grid-4-fluid', 'masonry-2-column', 'masonry-3-column'],
  ...['masonry-3-column-fluid', 'masonry-4-column', 'masonry-4-column-fluid'],
]
const bare = ['devloper-2', 'photography-2']
const html = (name: string) => built(name === 'index' ? 'index.html' : `${name}/index.html`)

const only = (name: string, pattern: RegExp) => {
  const all = [...html(name).matchAll(pattern)].map(([, text = '']) => text)
  expect(all, `${pattern} in ${name}`).toHaveLength(1)
  return all[0]
}

test('what is built is the 28 pages of R1, and what the content of the tests adds (R1)', () => {
  const files = builtFiles().filter((file) => /^([^/]+\/)?index\.html$/.test(file))
  const names = files.map((file) => file.split('/').at(-2) ?? 'index')
  const others = [
    '404',
    'colophon',
    'offline',
    'privacy',
    'projects',
    'offline-plugin-app-shell-fallback',
    'wadloper',
    'grid-2-fluid',
  ]
  expect(names.filter((name) => !others.includes(name)).sort()).toEqual([...named].sort())
  expect(named).toHaveLength(28)
})

test('no two pages share a title or a description (R1, L2)', () => {
  const descriptions = named.map((name) => only(name, /<meta [^>]*name="description" content="([^"]+)"/g))
  expect(new Set(descriptions).size).toBe(named.length)
  // Bare pages are called by the owner's name alone.
  const titles = named.filter((name) => !bare.includes(name)).map((name) => only(name, /<title[^>]*>([^<]+)</g))
  expect(new Set(titles).size).toBe(titles.length)
})

test('other sites show a picture of its own with every page', () => {
  const files = builtFiles()
  const pictures = named.map((name) => {
    const [, address = ''] = /<meta [^>]*property="og:image" content="([^"]+)"/.exec(html(name)) ?? []
    return unprefixed(new URL(address).pathname).slice(1)
  })
  for (const picture of pictures) expect.soft(files).toContain(picture)
  expect(new Set(pictures).size).toBe(named.length)
})

for (const { path, name, headings } of projects) {
  test(`project ${name} tells its whole story at ${path} (H8, R1)`, () => {
    const page = built(`${path.slice(1)}index.html`)
    const shown = [...page.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)]
      .map(([, , heading = '']) =>
        heading
          .replace(/<[^>]+>/g, '')
          .replace(/&#x27;/g, "'")
          .replace(/&amp;/g, '&'),
      )
      .join('\n')
      .toLowerCase()
    for (const heading of [name, ...headings]) expect.soft(shown).toContain(heading.toLowerCase())
  })
}
