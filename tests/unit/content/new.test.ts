import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../../src/lib/picture/contrast'
import { examine } from '../../../src/content/doctor/examine'
import { formatFinding } from '../../../src/content/doctor/finding'
import { readSnapshot } from '../../../src/content/doctor/site-snapshot'
import { formatFault } from '../../../src/content/fault'
import { loadContent } from '../../../src/content/load-content'
import { withAccent } from '../../../src/content/new/accent'
import { deletedFiles } from '../../../src/content/new/deleted-files'
import { ensureNames } from '../../../src/content/new/ensure-names'
import { newGallery } from '../../../src/content/new/new-gallery'
import { newPage } from '../../../src/content/new/new-page'
import { newPhotos } from '../../../src/content/new/new-photos'
import { newProject } from '../../../src/content/new/new-project'
import { newSite } from '../../../src/content/new/new-site'
import { countryOf, QUESTIONS } from '../../../src/content/new/site-questions'
import { pageRoutes } from '../../../src/content/page-routes'
import { listFiles } from '../../../src/content/read/list-files'
import { pageSchemas } from '../../../src/content/schemas/collections'
import { contentFolder, markAsSample } from './with-content'

const ROOT = path.resolve(__dirname, '../../..')
const { resolve } = createRequire(__filename)
const TODAY = new Date('2026-03-02T12:00:00Z')
const ROUTES = pageRoutes(path.join(ROOT, 'src/pages'))

const site = (changes = {}) => path.dirname(contentFolder(changes))
const load = (root: string) => loadContent(path.join(root, 'content'), ROUTES, { today: TODAY })
const faultsIn = (root: string) => load(root).faults.map(formatFault)
const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8')

describe('a new project', () => {
  it('is without faults, comes last, and says what is to be written', () => {
    const root = site()
    expect(newProject(root, 'Été à Paris', TODAY)).toEqual(
      ['index.md', 'cover.png', 'scene.png'].map((name) => `content/projects/ete-a-paris/${name}`),
    )
    expect(faultsIn(root)).toEqual([])
    const project = load(root).content?.projects.find(({ slug }) => slug === 'ete-a-paris')
    expect(project?.facts).toMatchObject({ name: 'Été à Paris', order: 3, year: 2026 })
    expect(read(root, 'content/projects/ete-a-paris/index.md')).toMatch(/# Place in lists, 1 first.*\norder: 3/)
    const found = examine(readSnapshot(root, TODAY)).map(formatFinding)
    expect(
      found.filter((one) => one.includes('ete-a-paris') && one.includes('still to be written')).length,
    ).toBeGreaterThan(10)
    for (const name of ['cover.png', 'scene.png'])
      expect(found.filter((one) => one.includes(`"${name}" is a placeholder picture`))).not.toEqual([])
  })

  it('writes over nothing, and takes no address and no slug that is in use', () => {
    const root = site()
    expect(() => newProject(root, 'Alpha', TODAY)).toThrow('/alpha/ is a page already')
    expect(() => newProject(root, 'Grid 2', TODAY)).toThrow('/grid-2/ is a page already')
    expect(() => newProject(root, 'About', TODAY)).toThrow('/about/ is a page already')
    expect(() => newProject(root, 'Static', TODAY)).toThrow('/static/ is taken by')
    expect(() => newProject(root, 'Alpha', TODAY, 'gamma')).toThrow('A project is called "Alpha" already')
    expect(() => newProject(root, 'Fog', TODAY)).toThrow('content/photos/index.yml has a photograph with the slug fog')
    expect(() => newProject(root, '!!!', TODAY)).toThrow('has no letter that an address can have')
    expect(() => newProject(root, 'Out', TODAY, '../../out')).toThrow('--slug ')
  })
})

describe('the names of something new', () => {
  it.each([
    ['project', ['My', 'Title'], 'Put the title in quotes: npm run new -- project "My Title"'],
    ['gallery', ['All', 'of', 'it'], 'Put the title in quotes: npm run new -- gallery "All of it"'],
    ['page', ['about', 'contact'], '`npm run new -- page` takes one name; given were about, contact'],
    ['resume', ['cv.json', 'other.json'], '`npm run new -- resume` takes one name; given were cv.json, other.json'],
    ['site', ['Ada'], '`npm run new -- site` takes options only; what is "Ada"?'],
  ])('are refused where %s would ignore some', (kind, names, told) => {
    expect(() => ensureNames(kind, names)).toThrow(told)
  })

  it.each([
    ['project', ['My Title']],
    ['photo', ['sea.jpg', 'dune.jpg']],
    ['site', []],
    [undefined, []],
  ])('are taken by %s', (kind, names) => {
    expect(() => ensureNames(kind, names)).not.toThrow()
  })

  it('are looked at before anything is written', { timeout: 30_000 }, () => {
    const root = site()
    const tsx = pathToFileURL(resolve('tsx')).href
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['--import', tsx, path.join(ROOT, 'scripts/new.ts'), ...args], {
        cwd: root,
        encoding: 'utf8',
      })
    const { status, stderr } = run('project', 'My', 'Title')
    expect(stderr).toContain('Put the title in quotes')
    expect(status).toBe(1)
    expect(existsSync(path.join(root, 'content/projects/my'))).toBe(false)
    expect(run('gallery', 'Wide', '--columns', 'x').stderr).toBe('--columns x: expected a whole number, 1 or more\n')
  })
})

describe('new photographs', () => {
  const options = { alt: () => Promise.resolve('A plain ground') }

  it('are copied with their entries, and the entries before them stay as they are', async () => {
    const root = site()
    const before = read(root, 'content/photos/index.yml')
    const source = path.join(root, 'DSC 0042 Sea.PNG')
    cpSync(path.join(root, 'content/brand/portrait.png'), source)
    const lines: string[] = []
    await newPhotos(root, [source], TODAY, {
      ...options,
      year: 2025,
      tags: ['sea'],
      onProgress: (line) => lines.push(line),
    })
    expect(faultsIn(root)).toEqual([])
    expect(read(root, 'content/photos/index.yml').startsWith(before.trimEnd())).toBe(true)
    expect(load(root).content?.photos.at(-1)).toMatchObject({
      file: 'dsc-0042-sea.png',
      title: 'DSC 0042 Sea',
      alt: 'A plain ground',
      place: 'Amsterdam',
      year: 2025,
      tags: ['sea'],
    })
    expect(lines).toEqual(['1 of 1: dsc-0042-sea.png, 480 × 360, “DSC 0042 Sea”'])
  })

  it('have the letters of their files in their titles', async () => {
    const root = site()
    const source = path.join(root, 'Große_straße-über Köln.png')
    cpSync(path.join(root, 'content/brand/portrait.png'), source)
    await newPhotos(root, [source], TODAY, options)
    expect(load(root).content?.photos.at(-1)).toMatchObject({
      file: 'grosse-strasse-uber-koln.png',
      title: 'Große straße über Köln',
    })
  })

  it('wait for their texts where nobody can be asked', async () => {
    const root = site()
    const source = path.join(root, 'sea.png')
    cpSync(path.join(root, 'content/brand/portrait.png'), source)
    await newPhotos(root, [source], TODAY, { alt: () => Promise.resolve(undefined) })
    expect(faultsIn(root)).toEqual([])
    expect(read(root, 'content/photos/index.yml')).toContain('alt: "TODO: What is to be seen"')
  })

  it('are all looked at before the first is copied', async () => {
    const root = site()
    const before = read(root, 'content/photos/index.yml')
    const [good, text, twice] = ['sea.png', 'text.jpg', 'fog.png'].map((name) => path.join(root, name))
    const portrait = path.join(root, 'content/brand/portrait.png')
    for (const file of [good, twice]) if (file) cpSync(portrait, file)
    if (text) writeFileSync(text, 'text')
    const all = [good, text, twice, '/nowhere.jpg'].map(String)
    await expect(newPhotos(root, all, TODAY, options)).rejects.toThrow(
      [
        'text.jpg is not an image; expected a JPEG, PNG, WebP or AVIF',
        'There is a work called fog already; rename fog.png',
        'There is no file /nowhere.jpg',
      ].join('\n'),
    )
    expect(read(root, 'content/photos/index.yml')).toBe(before)
  })

  it('write nothing as long as one has the name of a file that waits for its entry', async () => {
    const root = site({ 'photos/dune.png': 'mine' })
    const before = read(root, 'content/photos/index.yml')
    const [sea, dune] = ['sea.png', 'dune.png'].map((name) => path.join(root, name))
    for (const file of [sea, dune]) if (file) cpSync(path.join(root, 'content/brand/portrait.png'), file)
    await expect(newPhotos(root, [sea ?? '', dune ?? ''], TODAY, options)).rejects.toThrow(
      'content/photos/dune.png is there already; rename dune.png',
    )
    expect(read(root, 'content/photos/index.yml')).toBe(before)
    expect(existsSync(path.join(root, 'content/photos/sea.png'))).toBe(false)
  })

  it('write nothing as long as one of their texts cannot be', async () => {
    const root = site()
    const before = read(root, 'content/photos/index.yml')
    const [sea, dune] = ['sea.png', 'dune.png'].map((name) => path.join(root, name))
    for (const file of [sea, dune]) if (file) cpSync(path.join(root, 'content/brand/portrait.png'), file)
    const texts = { ...options, year: 1700, tags: [] }
    await expect(newPhotos(root, [sea ?? '', dune ?? ''], TODAY, texts)).rejects.toThrow(/^year: .*\ntags: .*$/)
    expect(read(root, 'content/photos/index.yml')).toBe(before)
    expect(existsSync(path.join(root, 'content/photos/sea.png'))).toBe(false)
  })
})

describe('a new gallery', () => {
  it('is without faults, also as the first one', () => {
    const root = site()
    newGallery(root, 'Everything', TODAY, { columns: 4 })
    expect(faultsIn(root)).toEqual([])
    expect(load(root).content?.galleries.at(-1)).toMatchObject({
      slug: 'everything',
      columns: 4,
      closing: { to: 'grid-2' },
    })

    const first = site({ 'galleries.yml': '# None yet.\n[]\n' })
    newGallery(first, 'Grid 2', TODAY)
    expect(load(first).content?.galleries[0]).not.toHaveProperty('closing')
    newGallery(first, 'Masonry 3', TODAY)
    expect(faultsIn(first)).toEqual([])
    expect(read(first, 'content/galleries.yml')).toMatch(/^# None yet\./)
  })

  it('refuses what no gallery can be', () => {
    const root = site()
    expect(() => newGallery(root, 'Grid 2', TODAY)).toThrow('/grid-2/ is a page already')
    expect(() => newGallery(root, 'Works', TODAY)).toThrow('/works/ is taken by the works of a tag')
    expect(() => newGallery(root, 'Wide', TODAY, { columns: 9 })).toThrow('--columns is 9; expected at most 4')
  })
})

describe('a new page', () => {
  it.each(Object.keys(pageSchemas))('is without faults: %s', (name) => {
    const root = site({ [`pages/${name}.yml`]: null })
    newPage(root, name, TODAY)
    // The curriculum tells of years that a new page about its owner does not know yet.
    expect(faultsIn(root).filter((fault) => !fault.includes('devloper-1.timeline'))).toEqual([])
  })

  it('writes over nothing, and knows which pages there can be', () => {
    const root = site()
    expect(() => newPage(root, 'about', TODAY)).toThrow('content/pages/about.yml is there already')
    expect(() => newPage(root, 'abuot', TODAY)).toThrow('There is no page "abuot"; expected one of 404, index, about')
  })
})

it('says which files are gone, folder by folder', () => {
  const before = ['content/brand/a.png', 'content/brand/b.png', 'content/site.yml', 'static/promo.mp4']
  expect(deletedFiles(before, ['content/site.yml', 'content/brand/c.png'])).toEqual([
    'deleted content/brand (2 files)',
    'deleted static (1 file)',
  ])
})

describe('a new site', () => {
  const answers = {
    name: 'Inês "Ina" Duarte',
    company: 'Duarte: software, Lda',
    email: 'ines@duarte.pt',
    city: 'Lisbon',
    country: 'Portugal',
    role: 'Software engineer',
    'time-zone': 'Europe/Lisbon',
    language: 'en',
    accent: '#c2185b',
    url: 'https://duarte.pt',
  }
  /** The sample as it is shipped, as far as the new site touches it. */
  const sample = () => {
    const root = site()
    markAsSample(path.join(root, 'content'))
    writeFileSync(path.join(root, 'content/site.yml'), `sample: true\n${read(root, 'content/site.yml')}`)
    mkdirSync(path.join(root, 'src/styles'), { recursive: true })
    mkdirSync(path.join(root, 'static'))
    for (const file of ['src/styles/_tokens.scss', 'package.json', 'package-lock.json', 'LICENSE', 'README.md'])
      cpSync(path.join(ROOT, file), path.join(root, file))
    writeFileSync(path.join(root, 'static/promo.mp4'), '')
    writeFileSync(path.join(root, 'static/promo.vtt'), '')
    return root
  }

  it('is without faults, and has nothing of the sample', () => {
    const root = sample()
    const written = newSite(root, answers, TODAY)
    expect(written).toContain('src/styles/_tokens.scss')
    expect(faultsIn(root)).toEqual([])
    const { content } = load(root)
    expect(content?.site.owner).toMatchObject({ name: answers.name, company: answers.company, city: 'Lisbon' })
    expect(content?.site.owner.role).toBe('Software engineer')
    expect(content?.site.description).toMatch(/^Inês "Ina" Duarte, software engineer in Lisbon\./)
    expect(content?.projects.map(({ slug }) => slug)).toEqual(['first-project'])
    expect(readdirSync(path.join(root, 'static'))).toEqual([])
    const found = examine(readSnapshot(root, TODAY)).map(formatFinding)
    expect(found.filter((one) => /sample|contrast|characters|description/.test(one))).toEqual([])
    expect(read(root, 'package.json')).toContain('"name": "duarte-software-lda"')
    const lock: unknown = JSON.parse(read(root, 'package-lock.json'))
    expect(lock).toMatchObject({ name: 'duarte-software-lda', packages: { '': { name: 'duarte-software-lda' } } })
    expect(read(root, 'LICENSE')).toContain('Copyright (c) 2026 Inês "Ina" Duarte')
  })

  it('is made of the sample only: what an author wrote is not deleted', () => {
    const root = site()
    const before = read(root, 'content/site.yml')
    expect(() => newSite(root, answers, TODAY)).toThrow('content/ is no longer the sample')
    expect(read(root, 'content/site.yml')).toBe(before)
  })

  it('deletes no project and no photograph that an author has added to the sample', () => {
    const root = sample()
    newProject(root, 'My own', TODAY)
    expect(() => newSite(root, answers, TODAY)).toThrow('content/projects/my-own/index.md would be deleted')
    expect(read(root, 'content/projects/my-own/index.md')).toContain('My own')
    expect(read(root, 'content/site.yml')).toContain('sample: true')
  })

  it.each([
    ['projects/alpha/index.md', '---\nname: [mine\n---\n', 'projects/alpha/index.md:3'],
    ['projects/mine/cover.png', 'x', 'projects/mine/index.md:1:1 mine: is a missing file'],
    ['projects/alpha/device.yml', 'receipt: [', 'projects/alpha/device.yml:1'],
    ['photos/index.yml', '- file: mine.jpg\n  title: [', 'photos/index.yml:2'],
    ['pages/about.yml', 'title: [', 'pages/about.yml:1'],
    ['galleries.yml', '- mine', 'galleries.yml:1:3 galleries[0]: is a text'],
    ['strings.yml', 'time: [', 'strings.yml:1'],
  ])('deletes nothing as long as a file has faults: %s', (file, text, words) => {
    const root = sample()
    mkdirSync(path.dirname(path.join(root, 'content', file)), { recursive: true })
    writeFileSync(path.join(root, 'content', file), text)
    const before = listFiles(root)
    expect(() => newSite(root, answers, TODAY)).toThrow(`content/${words}`)
    expect(listFiles(root)).toEqual(before)
    expect(read(root, `content/${file}`)).toBe(text)
  })

  it('deletes nothing if the tokens have a colour that cannot be read', () => {
    const root = sample()
    const tokens = read(root, 'src/styles/_tokens.scss').replace(/^( +paper: )#[\da-f]{6}/m, '$1#fff')
    writeFileSync(path.join(root, 'src/styles/_tokens.scss'), tokens)
    const before = listFiles(root)
    expect(() => newSite(root, answers, TODAY)).toThrow(/paper of \$shade-light is #fff.*\. Nothing was changed$/)
    expect(listFiles(root)).toEqual(before)
  })

  it('deletes no photograph that waits for its entry', () => {
    const root = sample()
    cpSync(path.join(root, 'content/brand/portrait.png'), path.join(root, 'content/photos/mine.png'))
    expect(() => newSite(root, answers, TODAY)).toThrow('content/photos/mine.png would be deleted')
    expect(existsSync(path.join(root, 'content/photos/mine.png'))).toBe(true)
  })

  it('may be made where the sample was deleted by hand', () => {
    const root = sample()
    for (const name of ['site.yml', 'menu.yml', 'galleries.yml', 'redirects.yml', 'pages', 'projects', 'photos'])
      rmSync(path.join(root, 'content', name), { recursive: true })
    newSite(root, answers, TODAY)
    expect(faultsIn(root)).toEqual([])
  })

  it('takes a company whose name has no Latin letter', () => {
    const root = sample()
    newSite(root, { ...answers, company: '株式会社' }, TODAY)
    expect(faultsIn(root)).toEqual([])
    expect(read(root, 'package.json')).toContain('"name": "portfolio"')
  })

  it.each([
    ['ina@gmail.com', 'https://example.com'],
    ['ina@proton.me', 'https://example.com'],
    ['ina@duarte.pt', 'https://duarte.pt'],
  ])('guesses from %s that the site is at %s', (email, url) => {
    expect(QUESTIONS.find(({ flag }) => flag === 'url')?.fallback({ email })).toBe(url)
  })

  it.each([
    ['email', 'ines', 'is not an e-mail address'],
    ['time-zone', 'Europe/Lissabon', 'did you mean "Europe/Lisbon"?'],
    ['accent', 'pink', 'is not a colour'],
    ['name', '', 'is empty'],
  ])('asks again for %s when it is %s, before anything is deleted', (flag, value, words) => {
    const root = sample()
    const before = read(root, 'content/site.yml')
    expect(() => newSite(root, { ...answers, [flag]: value }, TODAY)).toThrow(words)
    expect(read(root, 'content/site.yml')).toBe(before)
  })

  it.each(['#ffffff', '#000000', '#ffd400', '#2f6f9f'])('makes %s an accent that can be read', (accent) => {
    const tokens = withAccent(readFileSync(path.join(ROOT, 'src/styles/_tokens.scss'), 'utf8'), accent)
    const [light = '', dark = ''] = tokens.split('$shade-dark')
    const colour = (shade: string, name: string) => new RegExp(`\\n {2}${name}: (#\\w+)`).exec(shade)?.[1] ?? ''
    for (const shade of [light, dark]) {
      expect(contrast(colour(shade, 'primary'), colour(shade, 'paper'))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colour(shade, 'on-primary'), colour(shade, 'primary'))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colour(shade, 'on-field-muted'), colour(shade, 'field'))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('knows the country of a time zone', () => {
    expect(countryOf('Europe/Lisbon')).toBe('Portugal')
    expect(countryOf('UTC')).toBe('')
  })
})
