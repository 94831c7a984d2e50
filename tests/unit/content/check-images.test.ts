import { readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatFault } from '../../../src/content/fault'
import { loadContent } from '../../../src/content/load-content'
import { contentFolder, edited, faultsOf, ROUTES } from './with-content'

const portrait = (src: string) => faultsOf(edited('site.yml', 'src: brand/portrait.png', `src: ${src}`))
const at = 'content/site.yml:33:10 site.about.photo.src'

describe('images', () => {
  it('that are missing are named, with the near one', () => {
    expect(portrait('brand/none-at-all.png')).toEqual([
      `${at}: no file "brand/none-at-all.png"; expected a file beside this one`,
    ])
    expect(portrait('brand/Portrait.png')).toEqual([
      `${at}: no file "brand/Portrait.png"; did you mean "brand/portrait.png"?`,
    ])
  })

  it('are found relative to the file that names them', () => {
    expect(faultsOf(edited('pages/index.yml', '../brand/portrait.png', 'brand/portrait.png'))).toEqual([
      expect.stringMatching(
        /^content\/pages\/index\.yml:\d+:10 index\.about\.photo\.src: no file "brand\/portrait\.png"/,
      ),
    ])
  })

  it('outside content/ are refused', () => {
    expect(portrait('../secret.png')).toEqual([`${at}: "../secret.png" leads out of content/; expected a file in it`])
  })

  it.each([
    ['text', 'Not an image', 'is not an image'],
    ['nothing', '', 'is not an image'],
    ['a GIF', 'GIF89a', 'is a GIF'],
    ['a HEIC', '\0\0\0\u0018ftypheic', 'is a HEIC'],
    ['an SVG', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'is an SVG'],
  ])('that hold %s are refused, whatever their name', (_name, bytes, words) => {
    expect(faultsOf({ 'brand/portrait.png': bytes })).toContain(
      `${at}: "brand/portrait.png" ${words}; expected a JPEG, PNG, WebP or AVIF`,
    )
  })

  it.each([
    ['PNG', 'projects/alpha/phone.png', 20],
    ['JPEG', 'projects/beta/cover.jpg', 300],
    ['WebP', 'photos/stairs.webp', 100],
    ['AVIF', 'brand/poster.avif', 20],
  ])('that break off are refused: %s', (_format, name, missing) => {
    const bytes = readFileSync(path.resolve(__dirname, '../../fixtures/content/good', name))
    const [fault, ...others] = faultsOf({ [name]: bytes.subarray(0, bytes.length - missing) })
    expect(fault).toMatch(
      new RegExp(`"${path.basename(name)}|brand/poster.avif" breaks off before its end; expected the whole file$`),
    )
    expect(others.every((other) => other.includes(path.basename(name)))).toBe(true)
  })

  it('that are too small to show, or too large to build, are refused', () => {
    const png = readFileSync(path.resolve(__dirname, '../../fixtures/content/good/brand/portrait.png'))
    const sized = (width: number, height: number) => {
      const copy = Buffer.from(png)
      copy.writeUInt32BE(width, 16)
      copy.writeUInt32BE(height, 20)
      return { 'brand/portrait.png': copy }
    }
    expect(faultsOf(sized(399, 300))).toContain(
      `${at}: "brand/portrait.png" is 399 × 300 pixels; expected at least 400 on its longer side`,
    )
    expect(faultsOf(sized(12000, 7500))).toContain(
      `${at}: "brand/portrait.png" is 12000 × 7500 pixels; expected at most 50 million in all`,
    )
    expect(faultsOf(sized(300, 400))).toEqual([])
  })

  it('that are links leading nowhere are named, and nothing else', () => {
    const folder = contentFolder({ 'brand/portrait.png': null })
    symlinkSync('gone.png', path.join(folder, 'brand/portrait.png'))
    expect(loadContent(folder, ROUTES).faults.map(formatFault)).toEqual([
      'content/brand/portrait.png:1:1 portrait: is a link that leads nowhere; expected a file or no link',
    ])
  })

  it('of projects, their screens and the photographs are checked as well', () => {
    const faults = faultsOf({
      'projects/alpha/cover.jpg': 'x',
      'projects/alpha/phone.png': null,
      'photos/stairs.webp': null,
    })
    expect(faults.map((fault) => fault.split(': ')[0])).toEqual([
      'content/photos/index.yml:8:9 photos[1].file',
      'content/projects/alpha/index.md:16:8 alpha.cover.src',
      'content/projects/alpha/index.md:19:8 alpha.scene.src',
      'content/projects/alpha/index.md:23:12 alpha.screens[0].image.src',
    ])
  })

  it('without alternative text are refused', () => {
    const empty = faultsOf(edited('site.yml', 'alt: The engineer at a desk', "alt: ''"))
    expect(empty).toEqual(['content/site.yml:34:10 site.about.photo.alt: is empty; write what is to be seen'])
    const missing = faultsOf(edited('photos/index.yml', '  alt: Fog over a field\n', ''))
    expect(missing).toEqual([
      'content/photos/index.yml:1:3 photos[0].alt: is missing; expected a text that says what is to be seen',
    ])
  })
})
