import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { edited, faultsOf, ROUTES, contentFolder } from './with-content'
import { formatFault } from '../../../src/content/fault'
import { loadContent } from '../../../src/content/load-content'

describe('slugs', () => {
  it('of two galleries differ', () => {
    expect(faultsOf(edited('galleries.yml', 'slug: masonry-3', 'slug: grid-2'))).toContain(
      'content/galleries.yml:15:9 galleries[1].slug: duplicate slug "grid-2"; expected another, as galleries[0] has it',
    )
  })

  it('of a gallery and a project differ', () => {
    expect(faultsOf(edited('galleries.yml', 'slug: masonry-3', 'slug: beta'))).toContain(
      'content/galleries.yml:15:9 galleries[1].slug: duplicate slug "beta"; expected another, as content/projects/beta/index.md has it',
    )
  })

  it('of a project and of a gallery differ from the page files', () => {
    expect(loadContent(contentFolder({}), [...ROUTES, 'beta', 'grid-2']).faults.map(formatFault)).toEqual([
      'content/galleries.yml:3:9 galleries[0].slug: duplicate slug "grid-2"; expected another, as a page of src/pages has it',
      'content/projects/beta/index.md:1:1 beta: duplicate slug "beta"; expected another, as a page of src/pages has it',
    ])
  })

  it('of a photograph and a project differ, for galleries show both', () => {
    expect(faultsOf(edited('photos/index.yml', 'file: stairs.webp', 'file: beta.webp'))).toContain(
      'content/photos/index.yml:8:9 photos[1].file: duplicate slug "beta"; expected another, as content/projects/beta/index.md has it',
    )
  })

  it('of a photograph and a screen differ, for a gallery may show both', () => {
    const named = (file: string) => faultsOf(edited('photos/index.yml', 'file: stairs.webp', `file: ${file}`))
    expect(named('alpha-screen-1.webp')).toContain(
      'content/photos/index.yml:8:9 photos[1].file: duplicate slug "alpha-screen-1"; expected another, as screens[0] of content/projects/alpha/index.md has it',
    )
    expect(named('alpha-screen-2.webp').join()).not.toContain('duplicate slug')
  })

  it('of two photographs differ, whatever the ending of their files', () => {
    expect(faultsOf(edited('photos/index.yml', 'file: stairs.webp', 'file: fog.webp'))).toContain(
      'content/photos/index.yml:8:9 photos[1].file: duplicate slug "fog"; expected another, as photos[0] has it',
    )
  })

  it.each([
    ['static', 'the images and fonts of the build'],
    ['page-data', 'the data of the pages'],
    ['works', 'the works of a tag'],
    ['index', 'the home page'],
    ['press', 'the files of static/press'],
  ])('are none of the addresses that are in use: %s', (name, use) => {
    const changes = { '../static/press/logo.png': 'x', ...edited('galleries.yml', 'slug: masonry-3', `slug: ${name}`) }
    expect(faultsOf(changes)).toContain(
      `content/galleries.yml:15:9 galleries[1].slug: /${name}/ is taken by ${use}; expected another name`,
    )
    const [fault] = faultsOf({ [`projects/${name}/index.md`]: '', '../static/press/logo.png': 'x' })
    expect(fault).toBe(
      `content/projects/${name}/index.md:1:1 ${name}: /${name}/ is taken by ${use}; expected another name`,
    )
  })

  it('of a project are lower-case words', () => {
    const [fault] = faultsOf({ 'projects/My Work/index.md': '' })
    expect(fault).toMatch(/^content\/projects\/My Work\/index\.md:1:1 My Work: /)
    expect(faultsOf({ 'projects/My Work/index.md': '' }).join()).toContain('is not a slug; expected lower-case letters')
  })
})

describe('projects', () => {
  it('have names and places of their own', () => {
    expect(faultsOf(edited('projects/beta/index.md', 'name: Beta', 'name: ALPHA'))).toEqual([
      'content/projects/beta/index.md:4:7 beta.name: is "ALPHA"; expected another, as content/projects/alpha/index.md has it',
    ])
    expect(faultsOf(edited('projects/beta/index.md', 'order: 2', 'order: 1'))).toEqual([
      'content/projects/beta/index.md:5:8 beta.order: is 1; expected another, as content/projects/alpha/index.md has it',
    ])
  })

  it('may be folders elsewhere, linked into content/', () => {
    const folder = contentFolder({ '../elsewhere/index.md': '' })
    symlinkSync('../../elsewhere', path.join(folder, 'projects/gamma'))
    symlinkSync('..', path.join(folder, 'projects/round'))
    expect(loadContent(folder, ROUTES).faults.map(formatFault)).toEqual([
      'content/projects/gamma/index.md:1:1 gamma: is an empty file; expected content',
    ])
  })
})

describe('references', () => {
  it('to something that there is none of say so', () => {
    expect(
      faultsOf({ 'photos/index.yml': null, 'photos/fog.jpg': null, 'photos/stairs.webp': null }).join('\n'),
    ).toContain('no photo "fog"; there is none yet; expected one in photos/index.yml')
  })

  it('of the home page lead to projects and galleries', () => {
    expect(
      faultsOf({
        ...edited('pages/index.yml', '    - beta\n', '    - betta\n'),
        ...edited('menu.yml', 'Home', 'Start'),
      }),
    ).toEqual(['content/pages/index.yml:20:7 index.work.projects[1]: no project "betta"; did you mean "beta"?'])
    expect(faultsOf(edited('pages/index.yml', 'gallery: grid-2', 'gallery: mosaic'))).toEqual([
      'content/pages/index.yml:16:14 index.work.all.gallery: no gallery "mosaic"; expected one of grid-2, masonry-3',
    ])
  })

  it('of the photography pages lead to photographs, by the names of their files', () => {
    expect(faultsOf(edited('pages/photography-1.yml', '      - stairs', '      - stair'))).toEqual([
      'content/pages/photography-1.yml:12:9 photography-1.series[0].photos[0]: no photo "stair"; did you mean "stairs"?',
    ])
    expect(faultsOf(edited('pages/photography-1.yml', 'photo: fog', 'photo: fog.jpg')).join()).toContain(
      'is not a slug',
    )
    expect(faultsOf(edited('pages/photography-2.yml', '  - fog', '  - mist'))).toEqual([
      'content/pages/photography-2.yml:5:5 photography-2.photos[0]: no photo "mist"; expected one of fog, stairs',
    ])
  })

  it('to photographs are told from their files', () => {
    expect(faultsOf(edited('pages/photography-2.yml', '- fog', '- fog.jpg')).join()).toContain(
      'no photo "fog.jpg"; did you mean "fog"?',
    )
  })

  it('to photographs wait until their list can be read', () => {
    expect(faultsOf({ 'photos/index.yml': '- file: "fog' }).join()).not.toContain('no photo')
  })

  it('at the end of a gallery lead to another gallery', () => {
    expect(faultsOf(edited('galleries.yml', 'to: masonry-3', 'to: alpha'))).toEqual([
      'content/galleries.yml:12:9 galleries[0].closing.to: no gallery "alpha"; expected one of grid-2, masonry-3',
    ])
  })

  it('at the end of a gallery do not lead to itself', () => {
    expect(faultsOf(edited('galleries.yml', 'to: masonry-3', 'to: grid-2'))).toEqual([
      'content/galleries.yml:12:9 galleries[0].closing.to: is this gallery itself; name another, or leave "closing" out',
    ])
  })

  it('of the lines of tags lead to tags that works have', () => {
    const lines = (tag: string) =>
      edited('pages/tag.yml', 'gallery: grid-2', `gallery: grid-2\nlines:\n  - tag: ${tag}\n    line: Said of it.`)
    expect(faultsOf(lines('spaceships')).join()).toContain('tag.lines[0].tag: no work has the tag "spaceships"')
    expect(faultsOf(lines('mist')).join()).not.toContain('no work has the tag')
  })

  it('of the curriculum vitae lead to tools that a project is built with', () => {
    expect(faultsOf(edited('pages/devloper-1.yml', 'name: ReactJS', 'name: React'))).toEqual([
      'content/pages/devloper-1.yml:15:13 devloper-1.matrix.tools[0].name: no tool "React"; did you mean "ReactJS"?',
    ])
  })

  it('of what a technology does in a project lead to its own stack, each once', () => {
    const uses = (...names: string[]) =>
      edited(
        'projects/beta/index.md',
        'stack: [ReactJS]',
        ['stack: [ReactJS]', 'uses:', ...names.map((name) => `  - { technology: ${name}, line: It does. }`)].join('\n'),
      )
    expect(faultsOf(uses('ReactJS'))).toEqual([])
    expect(faultsOf(uses('Sass'))).toEqual([
      'content/projects/beta/index.md:15:19 beta.uses[0].technology: is "Sass"; expected one of the stack of this project',
    ])
    expect(faultsOf(uses('ReactJS', 'ReactJS')).join()).toContain('is "ReactJS" again; expected each technology once')
  })

  it('to tools wait until every project says what it is built with', () => {
    const unknown = edited('pages/devloper-1.yml', 'name: ReactJS', 'name: NodeJS')
    const misspelt = edited('projects/alpha/index.md', 'stack: [ReactJS]', 'stak: [NodeJS]')
    expect(faultsOf({ ...unknown, ...misspelt }).join()).not.toContain('no tool')
  })

  it('of the years lead to specialties of the site', () => {
    expect(faultsOf(edited('pages/about.yml', 'name: ReactJS', 'name: ReactJs'))).toEqual([
      'content/pages/about.yml:30:13 about.timeline.specialties[0].name: no specialty "ReactJs"; did you mean "ReactJS"?',
    ])
    expect(faultsOf({ 'site.yml': 'brand: "Studio' }).join()).not.toContain('no specialty')
  })
})
