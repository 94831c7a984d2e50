import { describe, expect, it } from 'vitest'
import { contentNodes } from '../../../src/content/nodes/content-nodes'
import { resumeOf } from '../../../src/content/resume/resume-of'
import { atomFeed } from '../../../src/gatsby/build/feed'
import { picturesOf } from '../../../src/gatsby/share/write-share-images'
import { edited, faultsOf, withContent, type Changes } from './with-content'

const confidential = (names = '[Acme Corp, Rocket]') =>
  edited('projects/beta/index.md', 'order: 2', `order: 2\nconfidential: true\nwithhold: ${names}`)

/** The confidential project with a piece of its text replaced. */
function withPiece(piece: string, replacement: string): Changes {
  const { 'projects/beta/index.md': text = '' } = confidential()
  return { 'projects/beta/index.md': text.replace(piece, replacement) }
}

function loaded() {
  const { content, faults } = withContent(confidential())
  if (!content) throw new Error(JSON.stringify(faults))
  return content
}

describe('a confidential project', () => {
  it('stays out of feed, curriculum and, with its picture, share images', () => {
    const content = loaded()
    expect(atomFeed(content, '', () => undefined)).not.toContain('/beta/')
    expect(atomFeed(content, '', () => undefined)).toContain('/alpha/')
    const rows = {
      heading: 'Cases',
      aside: 'All',
      rows: ['alpha', 'beta'].map((project) => ({ project, field: 'Trade' })),
    }
    const pages = { ...content.pages, 'devloper-1': { ...content.pages['devloper-1'], projects: rows } }
    const resume = resumeOf({ ...content, pages }, '', () => undefined)
    expect(resume?.projects?.map(({ url }) => url)).toEqual([`${content.site.url}/alpha/`])
    expect([...picturesOf(content).keys()]).toContain('alpha')
    expect([...picturesOf(content).keys()]).not.toContain('beta')
  })

  it('hands the names that it withholds to no page', () => {
    expect(JSON.stringify(contentNodes(loaded()))).not.toMatch(/Acme|Rocket/)
  })

  it.each<[string, Changes, string]>([
    ['a fact', withPiece('client: Client Beta', 'client: ACME corp.'), 'beta.client: has "Acme Corp"'],
    ['an alternative text', withPiece('Beta on a desk', 'The Rocket on a desk'), 'beta.scene.alt: has "Rocket"'],
    ['its story', withPiece('It was old.', 'It was the rocket.'), 'has "Rocket"'],
    [
      'an address',
      withPiece('stack:', 'links: [{label: See, url: https://acme-corp.com}]\nstack:'),
      'links[0].url: has',
    ],
    ['a page', { ...confidential(), ...edited('pages/about.yml', 'Freelance', 'For Acme Corp') }, 'pages/about.yml'],
  ])('is refused while %s has a name that it withholds', (_, changes, words) => {
    const faults = faultsOf(changes)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(words)
  })

  it('is refused while its story has a name that goes on in the next line, and is told where it begins', () => {
    expect(faultsOf(withPiece('It was old.', 'It was old, and\nof Acme\nCorp.'))).toEqual([
      expect.stringMatching(/^content\/projects\/beta\/index\.md:31:4 beta: has "Acme Corp"/),
    ])
    expect(faultsOf(withPiece('It was old.', '> It was of Acme\n> Corp, and of the rocket.'))).toHaveLength(2)
  })

  it('may use words that only contain the name', () => {
    expect(faultsOf(withPiece('It was old.', 'Rocketry and pacmen.'))).toEqual([])
  })

  it('must say which names it withholds', () => {
    expect(faultsOf(confidential('[]'))).toEqual([
      expect.stringMatching(/index\.md:\d+:\d+ beta\.confidential: names nothing to withhold/),
    ])
  })
})
