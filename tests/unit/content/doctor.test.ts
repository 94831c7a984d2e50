import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { examine } from '../../../src/content/doctor/examine'
import { countFindings, formatFinding } from '../../../src/content/doctor/finding'
import { readSnapshot } from '../../../src/content/doctor/site-snapshot'
import { digestOf, examineSampleFiles, sampleDigests } from '../../../src/content/doctor/sample-files'
import { placeholder } from '../../../src/content/placeholder'
import { SAMPLE_DIGESTS } from '../../../src/content/doctor/sample-digests'
import { contentFolder, type Changes } from './with-content'

const TODAY = new Date('2023-03-20T12:00:00Z')
const ROOT = path.resolve(__dirname, '../../..')

/** A PNG of 1600 by 1200 pixels that has no pixels: only its header is looked at. */
const large = Buffer.from('89504e470d0a1a0a0000000d49484452000006400000', 'hex')
const image = Buffer.concat([large, Buffer.from('04b008020000000000000000000000', 'hex')])

/** A site of somebody's own: the good content, with words and pictures a visitor may see. */
function cleanSite(changes: Changes = {}): string {
  const folder = contentFolder({
    '../package.json': '{ "name": "ada" }',
    '../README.md': '# Ada',
    '../LICENSE': 'Copyright Ada',
    '../src/styles/_fonts.scss': readFileSync(path.join(ROOT, 'src/styles/_fonts.scss')),
    '../src/styles/_tokens.scss': readFileSync(path.join(ROOT, 'src/styles/_tokens.scss')),
  })
  let page = 0
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name)
    if (/\.(png|jpg|webp|avif)$/.test(name)) writeFileSync(file, image)
    if (!/\.(yml|md)$/.test(name)) continue
    const text = readFileSync(file, 'utf8')
      .replace(/example\.com/g, 'ada.dev')
      .replace(/Voorbeeld/g, 'Sample')
      .replace(
        /(^[ -]*)description: .*$/gm,
        (_all, indent: string) =>
          `${indent}description: What page ${page++} tells its visitors, in a sentence of its own`,
      )
    writeFileSync(file, text)
  }
  for (const [name, change] of Object.entries(changes)) {
    const file = path.join(folder, name)
    if (typeof change === 'string' && change.includes('→')) {
      const [piece = '', replacement = ''] = change.split('→')
      const text = readFileSync(file, 'utf8')
      if (!text.includes(piece)) throw new Error(`${name} has no ${JSON.stringify(piece)}`)
      writeFileSync(file, text.replace(piece, replacement))
    } else if (change !== null) writeFileSync(file, change)
  }
  return path.dirname(folder)
}

/** What the doctor finds on a clean site with changes: by file, a whole one, or `piece→replacement`. */
const findings = (changes: Changes) => examine(readSnapshot(cleanSite(changes), TODAY))

describe('the doctor', () => {
  it('finds nothing on a clean site', () => {
    expect(findings({}).map(formatFinding)).toEqual([])
    expect(countFindings([])).toBe('doctor: nothing to fix')
  })

  it.each<[string, Changes, string]>([
    [
      'the mark of the sample',
      { 'site.yml': 'brand:→sample: true\nbrand:' },
      'blocker: content/site.yml:1:9 says that who you are is a sample',
    ],
    [
      'the address of the sample',
      { 'site.yml': 'ada@ada.dev→ada@example.com' },
      'blocker: content/site.yml:10:10 still has the sample\'s "example.com"',
    ],
    [
      'the name of the sample',
      { 'pages/about.yml': 'introduction: An engineer→introduction: Robin Voorbeeld' },
      'blocker: content/pages/about.yml:5:17 still has the sample\'s "Voorbeeld"',
    ],
    [
      'the name of the sample in a story',
      { 'projects/beta/index.md': '## Outcome→## Outcome\n\nFor Voorbeeld.' },
      'blocker: content/projects/beta/index.md:41:5 still has',
    ],
    [
      'a sample project',
      { 'projects/beta/index.md': 'name: Beta→sample: true\nname: Beta' },
      'blocker: content/projects/beta/index.md:4:9 is a sample project',
    ],
    [
      'a sample photograph',
      { 'photos/index.yml': 'title: →sample: true\n  title: ' },
      'hint: content/photos/index.yml:2:11 is a sample, and the first of 1',
    ],
    [
      'the name of the package',
      { '../package.json': '{ "name": "studio-voorbeeld" }' },
      'hint: package.json:1:19 still has',
    ],
    ['the name in the licence', { '../LICENSE': 'Copyright Robin Voorbeeld' }, 'hint: LICENSE:1:17 still has'],
    ['the head of the README', { '../README.md': '# Studio Voorbeeld' }, 'hint: README.md:1:10 still has'],
    [
      'a text to be written',
      { 'pages/about.yml': 'introduction: An engineer→introduction: "TODO: Who you are"' },
      'blocker: content/pages/about.yml:5:17 is still to be written: Who you are',
    ],
    [
      'a part of a story to be written',
      { 'projects/beta/index.md': '## Outcome→## Outcome\n\nTODO: What came of it' },
      'blocker: content/projects/beta/index.md:41:1 is still to be written: What came of it',
    ],
    [
      'a claim without a source',
      { 'projects/beta/index.md': 'result: →result: 40% faster. ' },
      'hint: content/projects/beta/index.md:8:9 claims "40%" without a source',
    ],
    [
      'a source that is none',
      { 'projects/beta/index.md': 'name: Beta→figures: [{ value: "3", label: days, source: tbd }]\nname: Beta' },
      'hint: content/projects/beta/index.md:4:46 names no source: "tbd"',
    ],
    [
      'a short description',
      { 'pages/404.yml': 'description: What→description: Short # ' },
      'hint: content/pages/404.yml:2:14 has 5 characters',
    ],
    [
      'a description that is the title',
      { 'pages/404.yml': 'description: What→description: Not found # ' },
      'is the title again',
    ],
    [
      'an alternative text that calls itself an image',
      { 'site.yml': 'alt: The engineer→alt: Image of the engineer' },
      'hint: content/site.yml:34:10 begins with "Image of"',
    ],
    [
      'an alternative text that is a file name',
      { 'site.yml': 'alt: The engineer at a desk→alt: portrait' },
      'hint: content/site.yml:34:10 is the name of the file',
    ],
    [
      'an image nothing shows',
      { 'brand/old.png': image },
      'hint: content/brand/old.png:1:1 is an image that nothing shows',
    ],
    [
      'a small image',
      { 'brand/portrait.png': readFileSync(path.join(__dirname, '../../fixtures/content/good/brand/portrait.png')) },
      '"brand/portrait.png" is 480 pixels wide, and blurred where it is shown large; 1200 are the least',
    ],
    [
      'an availability of long ago',
      { 'site.yml': 'checked: 2023-03-01→checked: 2022-12-01' },
      'hint: content/site.yml:16:12 is 2022-12-01, more than 60 days ago',
    ],
    [
      'a timeline that ends too early',
      { 'pages/about.yml': 'present: 2023→present: 2022' },
      'is 2022: the timeline ends before this year',
    ],
    [
      'a colour that is too weak',
      { '../src/styles/_tokens.scss': '$shade-light: (\n  paper: #f6f6f2,\n  primary: #8fbfa5,\n);' },
      'blocker: src/styles/_tokens.scss:3:1 primary on paper has a contrast of 1.9 : 1 in the light shade',
    ],
    ...['gold', 'rgb(77 102 90)', '#66660', '#666', '666600'].map((code): [string, Changes, string] => [
      `the colour ${code}, which has no contrast that can be told`,
      { '../src/styles/_tokens.scss': `$shade-light: (\n  paper: #f6f6f2,\n  primary: ${code}, // ours\n);` },
      `hint: src/styles/_tokens.scss:3:1 primary is ${code}, which is no hex code of six digits`,
    ]),
    [
      'the address of this computer',
      { 'site.yml': 'https://ada.dev→http://localhost' },
      'blocker: content/site.yml:4:6 http://localhost is an address for samples',
    ],
    [
      'an entry of the menu that has a name and opens a group',
      { 'menu.yml': 'label: Work→label: Work\n  name: alpha' },
      'hint: content/menu.yml:4:9 "alpha" is linked nowhere, for this entry opens its items',
    ],
    [
      'a colour that is too weak on a light ground',
      { '../src/styles/_tokens.scss': '$shade-light: (\n  paper: #f6f6f2,\n  primary: #8fbfa5,\n);' },
      'Make primary darker or paper lighter.',
    ],
    [
      'a light colour that is too weak on a dark ground',
      { '../src/styles/_tokens.scss': "$shade-light: (\n  navy: #11202f,\n  'on-navy': #445566,\n);" },
      'Make navy darker or on-navy lighter.',
    ],
    [
      'a character that no face of the site has',
      { 'pages/about.yml': 'introduction: An engineer→introduction: Жук' },
      'hint: content/pages/about.yml:5:17 has Ж (U+0416), к (U+043A), у (U+0443), which the typefaces of the site lack',
    ],
    [
      'a menu entry that leads to a page with its opening alone',
      {
        'menu.yml': 'name: alpha→name: designer-2',
        'pages/designer-2.yml':
          'title: Drawn\ndescription: What the page that has its opening alone tells its visitors, and no other\nhero: { line: [Drawn], picture: { src: ../photos/fog.jpg, alt: Fog over a field } }\n',
      },
      'leads to /designer-2/, which shows only its opening',
    ],
    [
      'a menu entry that leads to photographs without a series',
      { 'menu.yml': 'name: alpha→name: photography-1', 'pages/photography-1.yml': '\nseries:→\nseries: [] #' },
      'leads to /photography-1/, which has no series',
    ],
  ])('finds %s, and says how to fix it', (_what, changes, expected) => {
    const found = findings(changes).map(formatFinding)
    expect(found.join('\n')).toContain(expected)
    expect(found.every((one) => /\n {2}\S/.test(one))).toBe(true)
    // A small image is shown in several places.
    if (!('brand/portrait.png' in changes)) expect(found).toHaveLength(1)
  })

  it('names the files that are English on a site of another language', () => {
    const found = findings({ 'site.yml': 'language: en→language: nl' }).map(formatFinding)
    expect(found).toContainEqual(expect.stringMatching(/^hint: content\/strings\.yml:40:16 is English, in \d+ places/))
    expect(found.every((one) => one.includes('the site is said to be in "nl"'))).toBe(true)
  })

  it('finds a placeholder picture whatever its name, and no picture put in its place', () => {
    const named = { 'pages/about.yml': '../brand/portrait.png→../brand/me.png' }
    const found = findings({ ...named, 'brand/me.png': placeholder(1600, 1200, '#dfe4e0', '#4d665a') })
    expect(found.map(formatFinding).join()).toContain(
      'blocker: content/pages/about.yml:9:10 "../brand/me.png" is a placeholder picture',
    )
    expect(findings({ ...named, 'brand/me.png': image })).toEqual([])
  })

  it('calls no image unused while a file that may name it cannot be read', () => {
    expect(findings({ 'photos/index.yml': 'title: Fog→title: "Fog' })).toEqual([])
  })

  it('finds a description that two pages share', () => {
    const same = 'description: What→description: What one page tells its visitors, and another page as well # '
    const found = findings({ 'pages/404.yml': same, 'pages/projects.yml': same }).map(formatFinding)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/is the description of content\/pages\/\w+\.yml as well/)
  })

  it('finds a file that came with the sample', () => {
    const snapshot = readSnapshot(cleanSite({}), TODAY)
    const digests = { 'content/brand/portrait.png': digestOf(image) }
    expect(examineSampleFiles(snapshot, digests).map(formatFinding).join()).toContain(
      "blocker: content/brand/portrait.png:1:1 is the sample's file",
    )
    expect(examineSampleFiles(snapshot, { 'content/brand/portrait.png': 'another' })).toEqual([])
  })

  it('counts in one line', () => {
    const found = findings({ 'site.yml': 'brand:→sample: true\nbrand:', '../LICENSE': 'Voorbeeld' })
    expect(countFindings(found)).toBe('doctor: 1 blocker, 1 hint')
  })
})

const isSample = /^sample: true$/m.test(readFileSync(path.join(ROOT, 'content/site.yml'), 'utf8'))

describe.runIf(isSample)('the files of the sample', () => {
  it('are known to the doctor as they are', () => {
    const stale = 'The sample has other files now: run `npm run document:content`'
    expect(SAMPLE_DIGESTS, stale).toEqual(sampleDigests(readSnapshot(ROOT, TODAY)))
  })
})
