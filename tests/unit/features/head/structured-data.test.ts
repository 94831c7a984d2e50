import { describe as group, expect, it } from 'vitest'
import { structuredData, scriptJson, type Subject } from '../../../../src/features/head/structured-data'

const site = {
  brand: 'Studio',
  description: 'Software.',
  language: 'en',
  owner: {
    name: 'Robin',
    role: 'Engineer',
    company: 'Studio',
    email: 'robin@a.dev',
    city: 'Amsterdam',
    country: 'the Netherlands',
  },
  specialties: [{ name: 'NodeJS' }],
  about: '/about/',
}
const address = (path: string) => `https://a.dev${path}`
const graph = (subject: Subject) =>
  structuredData({ title: 'Title', description: 'Words.', path: '/srxp/', subject }, site, address, '/share/srxp.jpg')[
    '@graph'
  ] as unknown as Record<string, unknown>[]

group('structured data', () => {
  it('names the site and its owner', () => {
    const [website, person] = graph({ type: 'person' })
    expect(website).toMatchObject({ '@type': 'WebSite', url: 'https://a.dev/', publisher: { '@id': person?.['@id'] } })
    expect(person).toMatchObject({ '@type': 'Person', name: 'Robin', jobTitle: 'Engineer', knowsAbout: ['NodeJS'] })
  })

  it('names a project, and the way to it in its order', () => {
    const [work, crumbs] = graph({ type: 'project', name: 'srxp', year: 2020, tags: ['a', 'b'], list: 'Projects' })
    expect(work).toMatchObject({ '@type': 'CreativeWork', name: 'srxp', dateCreated: '2020', keywords: 'a, b' })
    expect(work?.image).toBe('https://a.dev/share/srxp.jpg')
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1, item: 'https://a.dev/' },
      { position: 2, name: 'Projects', item: 'https://a.dev/projects/' },
      { position: 3, name: 'srxp', item: 'https://a.dev/srxp/' },
    ])
  })

  it('names a gallery', () => {
    expect(graph({ type: 'gallery' })).toMatchObject([
      { '@type': 'ImageGallery', name: 'Title', url: 'https://a.dev/srxp/' },
    ])
  })

  it('cannot end the element it stands in, nor a line', () => {
    const text = '</script><script>alert(1)</script><!-- \u2028\u2029 &'
    const json = scriptJson({ text })
    expect(json).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual({ text })
  })
})
