// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { edited, faultsOf } from './with-content'

const portrait = (src: string) => faultsOf(edited('site.yml', 'src: brand/portrait.png', `src: ${src}`))
const at = 'content/site.yml:33:10 site.about.photo.src'

describe('images', () => {
  it('that are missing are named, with the near one', () => {
    expect(portrait('brand/none-at-all.png')).toEqual([`${at}: no file "brand/none-at-all.png"; expected a file beside this one`])
    expect(portrait('brand/Portrait.png')).toEqual([`${at}: no file "brand/Portrait.png"; did you mean "brand/portrait.png"?`])
  })

  it('are found relative to the file that names them', () => {
    expect(faultsOf(edited('pages/index.yml', '../brand/portrait.png', 'brand/portrait.png'))).toEqual([
      expect.stringMatching(/^content\/pages\/index\.yml:\d+:10 index\.about\.photo\.src: no file "brand\/portrait\.png"/),
    ])
  })

  it('outside content/ are refused', () => {
    expect(portrait('../secret.png')).toEqual([`${at}: "../secret.png" leads out of content/; expected a file in it`])
  })

  it.each([
    ['text', 'Not an image', 'is not an image'],
    ['nothing', '', 'is not an image'],
    ['a GIF', 'GIF89a', 'is not an image'],
    ['an SVG', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'is an SVG'],
  ])('that hold %s are refused, whatever their name', (_name, bytes, words) => {
    expect(faultsOf({ 'brand/portrait.png': bytes })).toContain(
      `${at}: "brand/portrait.png" ${words}; expected a JPEG, PNG, WebP or AVIF`,
    )
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
