import { renameSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatFault } from '../../../src/content/fault'
import { loadContent } from '../../../src/content/load-content'
import { contentFolder, edited, faultsOf, hintsOf, ROUTES } from './with-content'
import { pageSchemas } from '../../../src/content/schemas/collections'

const pageFiles = Object.keys(pageSchemas)
  .map((name) => `${name}.yml`)
  .sort()
  .join(', ')

describe('a file that cannot be read', () => {
  it.each([
    ['site.yml', 'site'],
    ['menu.yml', 'menu'],
    ['galleries.yml', 'galleries'],
    ['redirects.yml', 'redirects'],
    ['photos/index.yml', 'photos'],
    ['pages/about.yml', 'about'],
    ['projects/beta/index.md', 'beta'],
  ])('says that %s is empty', (name, root) => {
    const fault = `content/${name}:1:1 ${root}: is an empty file; expected content`
    expect(faultsOf({ [name]: '' })).toContain(fault)
    expect(faultsOf({ [name]: '\n\n' })).toContain(fault)
  })

  it('calls a file empty that has nothing but comments', () => {
    expect(faultsOf({ 'redirects.yml': '# nothing yet\n' })).toEqual([
      'content/redirects.yml:1:1 redirects: is an empty file; expected content',
    ])
  })

  it('places a YAML syntax error, and asks nothing else of the file', () => {
    expect(faultsOf({ 'redirects.yml': '- from: /a\n  to: "/about\n' })).toEqual([
      'content/redirects.yml:2:7 redirects: has a " that no other closes; expected one at the end of the text',
    ])
  })

  it.each([
    ['tagline: Note: Quiet', '2:10', 'has a colon in its text; put the text in quotes'],
    [
      "tagline: 'It's quiet'",
      '2:10',
      "has a ' within a text in single quotes; write '' for it, or put the text in double quotes",
    ],
    [
      'tagline: "A "quiet" studio"',
      '2:10',
      'has a " within a text in double quotes; write \\" for it, or put the text in single quotes',
    ],
    ['tagline: *Quiet*', '2:10', 'begins with *, which means something else here; put the text in quotes'],
    ['tagline: *Quiet* and loud', '2:10', 'begins with *, which means something else here; put the text in quotes'],
    ['tagline: {name} writes', '2:10', 'begins with {, which means something else here; put the text in quotes'],
    ['tagline: @ada writes', '2:10', 'begins with @, which means something else here; put the text in quotes'],
    ['tagline: "In C:\\Quiet"', '2:16', 'has a \\ between double quotes; put the text in single quotes'],
    ['tagline: "Quiet', '2:10', 'has a " that no other closes; expected one at the end of the text'],
    ['tagline:Quiet', '2:1', 'lacks a space; expected one after "tagline:"'],
    ['tagline: [Quiet', '3:1', 'is not valid YAML: Flow sequence in block collection must be sufficiently indented'],
    [
      '<<<<<<< HEAD\ntagline: Quiet\n=======\ntagline: Loud\n>>>>>>> other',
      '2:1',
      'has both versions of a merge conflict; keep one, and remove the lines of <<<, === and >>>',
    ],
  ])('says what is wrong with %s, and what to do', (line, place, message) => {
    const [fault, ...others] = faultsOf(edited('site.yml', 'tagline: Software for real problems', line))
    expect(fault).toContain(`content/site.yml:${place} site: ${message}`)
    expect(others.filter((other) => other.startsWith('content/site.yml'))).toEqual([])
  })

  it('says that a value is a comment, and hints at a text that ends before one', () => {
    expect(faultsOf(edited('projects/alpha/index.md', "'#8fa795'", '#8fa795'))).toEqual([
      'content/projects/alpha/index.md:26:5 alpha.screens[0].ground: is empty, for # begins a comment; put #8fa795 in quotes',
    ])
    const text = edited('site.yml', 'Software for real problems', 'We are the # 1 in town')
    expect(faultsOf(text)).toEqual([])
    expect(hintsOf(text)).toEqual([
      'content/site.yml:2:10 site.tagline: ends before "# 1 in town", which is a comment; put the text in quotes if that belongs to it',
    ])
    expect(hintsOf(edited('site.yml', 'language: en', 'language: en # or nl'))).toEqual([])
  })

  it('refuses the line ends of old Macs', () => {
    expect(faultsOf({ 'redirects.yml': '- from: /a\r  to: /about\r' })).toEqual([
      'content/redirects.yml:1:1 redirects: has line ends of old Macs (CR); expected the file to be saved with LF as line ends',
    ])
  })

  it('places a syntax error of front matter at its line in the Markdown file', () => {
    const faults = faultsOf(edited('projects/beta/index.md', 'name: Beta', 'name: "Beta'))
    expect(faults[0]).toMatch(/^content\/projects\/beta\/index\.md:\d+:\d+ beta: has a " that no other closes/)
  })

  it('refuses a key that stands twice', () => {
    const [fault] = faultsOf(edited('pages/404.yml', 'line: Nothing here', 'title: Again\nline: Nothing here'))
    expect(fault).toMatch(/^content\/pages\/404\.yml:3:1 404: has the key title twice; expected it once/)
  })

  it('says one thing of one tab, in words of an author', () => {
    expect(faultsOf(edited('site.yml', '  name: Ada Sample', '\tname: Ada Sample'))).toEqual([
      'content/site.yml:7:1 site: has a tab before its text; expected spaces',
    ])
  })

  it('says that a file holds one document', () => {
    expect(faultsOf({ 'redirects.yml': '- from: /a\n  to: /about\n---\n- from: /b\n  to: /about\n' })).toEqual([
      'content/redirects.yml:3:1 redirects: has a second document, below a line of ---; expected one document in a file',
    ])
  })

  it('refuses an alias without its anchor', () => {
    const [fault] = faultsOf(edited('pages/404.yml', 'line: Nothing here', 'line: *none'))
    expect(fault).toMatch(/^content\/pages\/404\.yml:\d+:\d+ 404: begins with \*, which means something else here/)
  })

  it('places the first byte that is not UTF-8', () => {
    const latin = Buffer.concat([Buffer.from('- from: /a\n  to: /caf'), Buffer.from([0xe9]), Buffer.from('\n')])
    expect(faultsOf({ 'redirects.yml': latin })).toEqual([
      'content/redirects.yml:2:11 redirects: is not UTF-8 text; expected the file to be saved as UTF-8',
    ])
  })

  it('misses the front matter of a project', () => {
    expect(faultsOf({ 'projects/beta/index.md': '## Situation\n' })).toEqual([
      'content/projects/beta/index.md:1:1 beta: has no front matter; expected facts between two lines of ---',
    ])
  })

  it('does not blame the menu for galleries that cannot be read', () => {
    const faults = faultsOf({ 'galleries.yml': '- [' })
    expect(faults.every((fault) => fault.startsWith('content/galleries.yml:'))).toBe(true)
  })
})

describe('a fault with consequences', () => {
  it.each(['photos/index.yml', 'projects/alpha/index.md'])('is named alone where %s cannot be read', (name) => {
    const tag = edited('pages/tag.yml', 'gallery: grid-2', 'gallery: grid-2\nlines: [{ tag: stone, line: Hard. }]')
    const faults = faultsOf({ ...tag, ...edited(name, /title: .*/, 'title: "Fog') })
    expect(faults.join('\n')).not.toContain('no work has the tag')
    expect(faults.join('\n')).toContain('that no other closes')
  })

  it('is named alone where the folder of a project has no name for an address', () => {
    const folder = contentFolder({})
    renameSync(path.join(folder, 'projects/alpha'), path.join(folder, 'projects/Alpha'))
    expect(loadContent(folder, ROUTES).faults.map(formatFault)).toEqual([
      expect.stringMatching(/^content\/projects\/Alpha\/index\.md:1:1 Alpha: the folder's name is not a slug/),
    ])
  })
})

describe('a file nothing reads', () => {
  it.each([
    ['pages/abuot.yml', 'abuot', `expected one of ${pageFiles}`],
    ['pages/agency.yml', 'agency', `expected one of ${pageFiles}`],
    ['menu.yaml', 'menu', 'expected one of site.yml, strings.yml, menu.yml, galleries.yml, redirects.yml'],
    ['projects/gamma.md', 'gamma', 'expected projects/<slug>/index.md or projects/<slug>/device.yml'],
    ['photos/more.yml', 'more', 'expected photos/index.yml'],
  ])('is a fault: %s', (name, root, expected) => {
    expect(faultsOf({ [name]: 'a: b' })).toEqual([`content/${name}:1:1 ${root}: is a file nothing reads; ${expected}`])
  })

  it('suggests the name that is missing', () => {
    expect(faultsOf({ 'pages/about.yml': null, 'pages/abuot.yml': 'a: b' })).toContain(
      'content/pages/abuot.yml:1:1 abuot: is a file nothing reads; did you mean pages/about.yml?',
    )
  })

  it('is no fault when a README stands beside the content', () => {
    expect(faultsOf({ 'README.md': 'How to write here' })).toEqual([])
  })
})
