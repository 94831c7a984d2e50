import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatFault } from '../../../src/content/fault'
import { loadContent } from '../../../src/content/load-content'
import { sampleMenu } from '../../../src/content/sample-menu'
import { contentFolder, edited, faultsOf, withContent } from './with-content'
import { neededPages } from '../../../src/content/schemas/collections'

describe('loadContent', () => {
  it('gives good content with its defaults and without faults', () => {
    const { content, faults, warnings } = withContent()
    expect(faults.map(formatFault)).toEqual([])
    expect(warnings).toEqual([])
    expect(content?.site.owner.email).toBe('ada@example.com')
    expect(content?.site.sample).toBe(false)
    expect(content?.menu[1]?.items?.[1]?.items?.[0]?.name).toBe('beta')
    expect(content?.redirects[0]).toEqual({ from: '/me', to: '/about', ignoreCase: false, permanent: true })
    expect(content?.projects.map(({ slug, story }) => [slug, story.length])).toEqual([
      ['alpha', 5],
      ['beta', 5],
    ])
  })

  it('spells out the default theme for header, body and footer (O3)', () => {
    expect(withContent().content?.site.theme.default).toEqual({ header: 'light', body: 'light', footer: 'light' })
    const parts = { header: 'dark', body: 'light', footer: 'dark' }
    const mixed = edited('site.yml', 'default: light', 'default: { header: dark, body: light, footer: dark }')
    expect(withContent(mixed).content?.site.theme.default).toEqual(parts)
  })

  it('misses a menu, for visitors would see the sample instead', () => {
    expect(faultsOf({ 'menu.yml': null })).toEqual([
      'content/menu.yml:1:1 menu: is a missing file; expected the entries of the menu',
    ])
  })

  it('falls back to the sample menu with a hint while the site is developed (H7)', () => {
    const { content, faults, warnings } = withContent({ 'menu.yml': null }, { sampleMenu: true })
    expect(faults).toEqual([])
    expect(content?.menu).toBe(sampleMenu)
    expect(warnings.map(formatFault)).toEqual([
      'content/menu.yml:1:1 menu: is a missing file; the sample menu stands in for it',
    ])
  })

  it('takes content without galleries, photos, redirects and projects', () => {
    const { content, faults } = withContent({
      'galleries.yml': '[]',
      'redirects.yml': null,
      'photos/index.yml': null,
      'projects/alpha/index.md': null,
      'projects/alpha/cover.jpg': null,
      'projects/alpha/phone.png': null,
      'menu.yml': '- { label: Home, name: "" }\n',
      ...edited('projects/beta/index.md', 'name: Beta', 'name: Beta'),
    })
    expect(
      faults.map(formatFault).every((fault) => /^content\/pages\/(index|tag|colophon|photography-\d)\.yml/.test(fault)),
    ).toBe(true)
    expect(content).toBeUndefined()
  })

  it('names all faults of all files at once, sorted by file and line, each once', () => {
    const faults = faultsOf({
      ...edited('site.yml', 'email: ada@example.com', 'email: ada'),
      ...edited('menu.yml', 'name: alpha', 'name: billing'),
      'photos/index.yml': '- file: fog.png\n',
      ...edited('pages/photography-1.yml', 'stairs', 'fog'),
      ...edited('pages/photography-2.yml', '  - stairs\n', ''),
      'pages/404.yml': '',
    })
    const places = faults.map((fault) => fault.split(': ')[0])
    expect(places).toEqual([
      'content/menu.yml:6:13 menu[1].items[0].name',
      'content/pages/404.yml:1:1 404',
      'content/photos/index.yml:1:3 photos[0].alt',
      'content/photos/index.yml:1:3 photos[0].place',
      'content/photos/index.yml:1:3 photos[0].tags',
      'content/photos/index.yml:1:3 photos[0].title',
      'content/photos/index.yml:1:3 photos[0].year',
      'content/photos/index.yml:1:9 photos[0].file',
      'content/site.yml:10:10 site.owner.email',
    ])
  })

  it('gives no content as soon as there is one fault', () => {
    expect(withContent({ 'pages/404.yml': '' }).content).toBeUndefined()
  })

  it.each(['site.yml', ...[...neededPages].map((name) => `pages/${name}.yml`)])(
    'misses the required file %s',
    (name) => {
      const root = path.parse(name).name
      expect(faultsOf({ [name]: null })).toContain(
        `content/${name}:1:1 ${root}: is a missing file; this content is needed`,
      )
    },
  )

  it('misses the index.md of a project folder', () => {
    expect(faultsOf({ 'projects/gamma/cover.jpg': new Uint8Array([1]) })).toEqual([
      'content/projects/gamma/index.md:1:1 gamma: is a missing file; this content is needed',
    ])
  })

  it('reports a folder without any content instead of throwing', () => {
    const folder = path.join(contentFolder({}), 'empty')
    const brandFiles = 2
    mkdirSync(folder)
    expect(loadContent(folder, []).faults).toHaveLength(brandFiles + 3 + neededPages.size)
  })
})
