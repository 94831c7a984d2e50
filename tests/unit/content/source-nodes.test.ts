import type { SourceNodesArgs } from 'gatsby'
import { describe, expect, it, vi } from 'vitest'
import type { Content } from '../../../src/content/content'
import { contentNodes } from '../../../src/content/nodes/content-nodes'
import { sourceNodes } from '../../../src/content/nodes/source-nodes'
import { edited, withContent } from './with-content'

function good(changes: Record<string, string> = {}): Content {
  const { content } = withContent(changes)
  if (!content) throw new Error('the content of this test has faults')
  return content
}

describe('contentNodes', () => {
  const fieldsOf = (type: string) => contentNodes(good()).flatMap((node) => (node.type === type ? [node.fields] : []))

  it('makes a node of each piece of content', () => {
    const types = contentNodes(good()).map(({ type }) => type)
    const count = (type: string) => types.filter((name) => name === type).length
    expect(['SiteContent', 'Menu', 'Redirect', 'Gallery', 'Photo', 'Project'].map(count)).toEqual([1, 1, 3, 2, 2, 2])
    expect(['IndexPage', 'AboutPage', 'ContactPage', 'NotFoundPage'].map(count)).toEqual([1, 1, 1, 1])
  })

  it('names the files of pictures relative to the content folder', () => {
    expect(fieldsOf('SiteContent')).toMatchObject([{ about: { photo: { file: 'brand/portrait.png' } } }])
    expect(fieldsOf('IndexPage')).toMatchObject([
      { about: { photo: { src: '../brand/portrait.png', file: 'brand/portrait.png' } } },
    ])
    expect(fieldsOf('Project')[0]).toMatchObject({ screens: [{ image: { file: 'projects/alpha/phone.png' } }] })
  })

  it('names beside a specialty the works that used it, and counts them all', () => {
    expect(fieldsOf('SiteContent')).toMatchObject([
      { specialties: [{ name: 'ReactJS', used: 2, works: ['alpha', 'beta'] }] },
    ])
  })

  it('says in words on which day the availability was checked', () => {
    expect(fieldsOf('SiteContent')).toMatchObject([{ availability: { checked: '2023-03-01', day: 'March 1' } }])
  })

  it('gives entries of the menu, at every level, the year of the project that they lead to', () => {
    const other = edited('projects/beta/index.md', 'year: 2021', 'year: 2019')
    expect(contentNodes(good(other)).find(({ type }) => type === 'Menu')?.fields).toMatchObject({
      entries: [
        { label: 'Home', year: undefined },
        { items: [{ label: 'Alpha', year: 2021 }, { items: [{ label: 'Beta', year: 2019 }] }] },
        { label: 'Code', year: undefined },
      ],
    })
  })

  it('gives photographs their slug, image and place in the file', () => {
    expect(fieldsOf('Photo')).toMatchObject([
      { slug: 'fog', position: 0, image: { src: 'fog.jpg', alt: 'Fog over a field', file: 'photos/fog.jpg' } },
      { slug: 'stairs', position: 1, image: { focus: '50% 60%', file: 'photos/stairs.webp' } },
    ])
  })

  it('gives projects and galleries their paths', () => {
    expect(fieldsOf('Project').map(({ path }) => path)).toEqual(['/alpha/', '/beta/'])
    expect(fieldsOf('Gallery').map(({ path }) => path)).toEqual(['/grid-2/', '/masonry-3/'])
  })

  it('gives galleries pages of their own, and links the works of each by their types and slugs', () => {
    const [page] = contentNodes(
      good(),
      new Map([['list', { order: ['fog', 'alpha'], hinges: ['#eee', '#eee'] }]]),
    ).filter(({ type }) => type === 'GalleryPage')
    expect(page).toMatchObject({
      key: '/grid-2/',
      fields: {
        route: 'grid-2',
        number: 1,
        pages: 1,
        before: 0,
        total: 2,
        order: ['fog', 'alpha'],
        hinges: ['#eee', '#eee'],
      },
      links: { projects: { type: 'Project', keys: ['alpha'] }, photos: { type: 'Photo', keys: ['fog'] } },
    })
  })

  it('leaves the content as it was', () => {
    const content = good()
    const before = structuredClone(content)
    contentNodes(content)
    expect(content).toEqual(before)
  })
})

describe('sourceNodes', () => {
  function fakeGatsby() {
    const nodes = new Map<string, { id: string; internal: { contentDigest: string } }>()
    const actions = {
      createNode: vi.fn((node: { id: string; internal: { contentDigest: string } }) => nodes.set(node.id, node)),
      deleteNode: vi.fn(({ id }: { id: string }) => nodes.delete(id)),
    }
    const gatsby = {
      actions,
      createNodeId: (key: string) => `id of ${key}`,
      createContentDigest: (value: unknown) => JSON.stringify(value),
      getNode: (id: string) => nodes.get(id),
    }
    return { nodes, actions, gatsby: gatsby as unknown as SourceNodesArgs }
  }

  it('gives nodes stable ids and a digest of what they say', () => {
    const { nodes, gatsby } = fakeGatsby()
    sourceNodes(contentNodes(good()), gatsby)
    const before = nodes.get('id of Project >>> alpha')?.internal.contentDigest
    sourceNodes(contentNodes(good(edited('projects/alpha/index.md', 'year: 2021', 'year: 2022'))), gatsby)
    const after = nodes.get('id of Project >>> alpha')?.internal.contentDigest
    expect(before).toBeTruthy()
    expect(after).not.toBe(before)
  })

  it('links other nodes by their ids', () => {
    const { nodes, gatsby } = fakeGatsby()
    sourceNodes([{ type: 'Wall', key: 'w', fields: {}, links: { works: { type: 'Photo', keys: ['a', 'b'] } } }], gatsby)
    expect(nodes.get('id of Wall >>> w')).toMatchObject({ works: ['id of Photo >>> a', 'id of Photo >>> b'] })
  })

  it('deletes the nodes whose content is gone, and no others', () => {
    const { nodes, actions, gatsby } = fakeGatsby()
    const ids = sourceNodes(contentNodes(good()), gatsby)
    sourceNodes(contentNodes(good({ 'redirects.yml': '- from: /me\n  to: /about\n' })), gatsby, ids)
    expect(actions.deleteNode).toHaveBeenCalledTimes(2)
    expect([...nodes.keys()].filter((id) => id.includes('Redirect'))).toEqual(['id of Redirect >>> /me'])
  })
})
