import { expect, it } from 'vitest'
import { atomFeed } from '../../../src/gatsby/build/feed'
import { withContent } from '../content/with-content'

const good = () => {
  const { content } = withContent()
  if (!content) throw new Error('the content has faults')
  return content
}

const read = (feed: string) => new DOMParser().parseFromString(feed, 'application/xml')
const textsOf = (parent: ParentNode, name: string) =>
  [...parent.querySelectorAll(name)].map(({ textContent }) => textContent)

it('tells of each work in Atom, the newest first, with what the format asks for', () => {
  const content = good()
  const feed = read(atomFeed(content, '', (path) => (path === '/beta/' ? '2024-05-06T07:08:09.000Z' : undefined)))
  expect(feed.querySelector('parsererror')).toBeNull()
  expect(textsOf(feed, 'feed > *:is(id, title, updated, author)')).toHaveLength(4)
  const entries = [...feed.querySelectorAll('entry')]
  expect(entries).toHaveLength(content.projects.length)
  for (const entry of entries)
    for (const name of ['id', 'title', 'updated', 'summary']) expect(textsOf(entry, name)).toHaveLength(1)
  expect(textsOf(feed, 'feed > updated')).toEqual(['2024-05-06T07:08:09.000Z'])
  const years = content.projects.map(({ facts }) => facts.year).sort((a, b) => b - a)
  expect(textsOf(feed, 'entry > title')[0]).toBe(
    content.projects.find(({ facts }) => facts.year === years[0])?.facts.title,
  )
})

it('stands below the prefix, and has signs of XML as text', () => {
  const content = good()
  const site = { ...content.site, brand: 'Ada & <Sons>' }
  const feed = read(atomFeed({ ...content, site }, '/repo', () => undefined))
  expect(textsOf(feed, 'feed > title')).toEqual(['Ada & <Sons>'])
  expect(feed.querySelector('link[rel=self]')?.getAttribute('href')).toBe(`${content.site.url}/repo/feed.xml`)
})
