import type { CreatePageArgs } from 'gatsby'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { formatFault } from '../../../src/content/fault'
import { loadContent } from '../../../src/content/load-content'
import { contentNodes } from '../../../src/content/nodes/content-nodes'
import { pageEntries } from '../../../src/content/page-entries'
import { isOfLeftOut, leaveOut } from '../../../src/gatsby/build/leave-out'
import { contentFolder, edited, faultsOf, GOOD, hintsOf, ROUTES, withContent } from './with-content'

it('takes a page for left out whose file is absent: no words, and in no list of pages', () => {
  const { content, faults } = withContent({ 'pages/projects.yml': null, 'pages/tag.yml': null })
  expect(faults).toEqual([])
  if (!content) throw new Error('the content has faults')
  expect(contentNodes(content).map(({ type }) => type)).not.toContain('ProjectsPage')
  expect(pageEntries(content).map((entry) => entry.path)).not.toContain('/projects/')
})

it('names a menu entry that leads to a page which is left out, and the file that would bring it back', () => {
  const [fault] = faultsOf({ ...edited('menu.yml', 'name: alpha', 'name: about'), 'pages/about.yml': null })
  expect(fault).toMatch(
    /^content\/menu\.yml:\d+:\d+ .*no page "about", as content\/pages\/about\.yml is not there; remove this line, or/,
  )
})

/** A site of two pages: nothing is in `content/` that a site can do without. */
const TWO_PAGES = {
  'site.yml': `brand: Two Pages
tagline: Software
description: Two pages.
url: https://two.example
language: en
owner: { name: Ada, role: Engineer, company: Two Pages, email: ada@two.example, city: Delft, country: NL }
about:
  line: [Ada]
  introduction: I am Ada.
  invitation: Write me at
  credit: '{name}, {company}'
  photo: { src: brand/portrait.png, alt: A desk }
contact: { heading: Contact now, text: Send me a message., label: Email me at }
footer: { year: 2026, studio: Two Pages }
theme: { default: light }
`,
  'menu.yml': '- label: Home\n  name: ""\n',
  'pages/index.yml': 'title: Home\ndescription: Home.\nhero: { line: [Ada] }\n',
  'pages/contact.yml': 'title: Contact\ndescription: Write.\nanswer: { term: Answer, value: Soon, detail: from me }\n',
  ...Object.fromEntries(
    [
      'about',
      'agency-1',
      'agency-2',
      'colophon',
      'designer-2',
      'devloper-1',
      'devloper-2',
      'photography-1',
      'photography-2',
      'privacy',
    ]
      .concat(['projects', 'tag'])
      .map((name) => [`pages/${name}.yml`, null]),
  ),
  ...Object.fromEntries(
    ['galleries.yml', 'redirects.yml', 'photos/index.yml', 'projects/alpha/index.md', 'projects/beta/index.md'].map(
      (file) => [file, null],
    ),
  ),
}

it('takes a site of two pages, without works, film, photographs, galleries, hours or availability', () => {
  const folder = contentFolder(TWO_PAGES)
  rmSync(path.join(folder, 'projects'), { recursive: true })
  const { content, faults, warnings } = loadContent(folder, ROUTES)
  expect([...faults, ...warnings].map(formatFault)).toEqual([])
  if (!content) throw new Error('the content has faults')
  expect(pageEntries(content).map((entry) => entry.path)).toEqual(['/', '/contact/'])
})

it.each([
  [
    'the film',
    edited('site.yml', /\nvideo:\n( {2}.*\n)+/, '\n'),
    [/index\.hero\.film: shows nowhere/, /privacy\.film: shows/],
  ],
])('says which words %s leaves behind when it is taken out', (_, changes, words) => {
  expect(faultsOf(changes)).toEqual([])
  const hints = hintsOf(changes)
  for (const word of words) expect(hints.filter((hint) => word.test(hint))).toHaveLength(1)
})

it('misses the words for a film that there is, with their place', () => {
  expect(faultsOf(edited('pages/index.yml', / {2}film: .*\n/, ''))).toEqual([
    expect.stringMatching(
      /^content\/pages\/index\.yml:\d+:\d+ index\.hero\.film: is missing; expected words for the film/,
    ),
  ])
})

it.each([
  ['brand/favicon.svg', null, 'is a missing file'],
  ['brand/icon-512.png', null, 'is a missing file'],
  ['brand/icon-512.png', readFileSync(path.join(GOOD, 'brand/portrait.png')), 'is 480 × 360 pixels; expected a square'],
  ['brand/icon-512.png', 'text', 'is not an image; expected a square of at least 512 pixels'],
])('finds %s before the build does: %#', (file, change, words) => {
  expect(faultsOf({ [file]: change })).toEqual([expect.stringMatching(`^content/${file}:1:1 .*${words}`)])
})

it.each([
  ['agency-1.tsx', true],
  ['works/[tag].tsx', true],
  ['works/{Tag.slug}.tsx', true],
  ['projects/[...].tsx', true],
  ['about.tsx', false],
  ['{Project.slug}.tsx', false],
])('takes the page of src/pages/%s away: %s', (file, isLeftOut) => {
  const deletePage = vi.fn()
  const page = { component: path.resolve('src/pages', file) }
  const getNodesByType = (type: string) => (type === 'AboutPage' ? [{}] : [])
  leaveOut({ page, actions: { deletePage }, getNodesByType } as unknown as CreatePageArgs)
  expect(deletePage).toHaveBeenCalledTimes(isLeftOut ? 1 : 0)
})

it('lets Gatsby say nothing of page files that are left out', () => {
  const warning = (file: string) => `The GraphQL query in the non-page component "/site/src/${file}" will not be run.`
  expect(isOfLeftOut(warning('pages/agency-1.tsx'))).toBe(true)
  expect(isOfLeftOut(warning('pages/works/{Tag.slug}.tsx'))).toBe(true)
  expect(isOfLeftOut(warning('features/hero/hero.tsx'))).toBe(false)
})
