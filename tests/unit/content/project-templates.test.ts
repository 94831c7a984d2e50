import { describe, expect, it } from 'vitest'
import { edited, faultsOf } from './with-content'

/** A project of the good content under another template. */
const under = (template: string, project = 'alpha') =>
  edited(`projects/${project}/index.md`, 'template: case-study', `template: ${template}`)

describe('a template', () => {
  it.each(['case-study', 'details-1', 'details-2'])(
    '%s takes a project that has screens and a whole story',
    (template) => {
      expect(faultsOf(under(template))).toEqual([])
    },
  )

  it.each(['details-1', 'details-2'])('%s shows screens, so a project without any is refused', (template) => {
    expect(faultsOf(under(template, 'beta'))).toEqual([
      `content/projects/beta/index.md:6:11 beta.template: is "${template}", which shows screens, and the project has none; expected at least one under "screens"`,
    ])
  })

  it('that nobody knows is refused', () => {
    expect(faultsOf(under('details-3'))[0]).toContain('alpha.template: is "details-3"; expected')
  })

  it.each([
    ['details-1', []],
    ['case-study', ['content/projects/alpha/index.md:28:1 alpha.story: chapter "My part" is missing']],
  ])('%s needs its own chapters only', (template, expected) => {
    const changed = under(template)['projects/alpha/index.md'] ?? ''
    const faults = faultsOf({ 'projects/alpha/index.md': changed.replace('## My part\n\nAll of it.\n', '') })
    expect(faults.map((fault) => fault.slice(0, fault.indexOf(';')))).toEqual(expected)
  })

  it.each([
    [
      'details-1',
      ['content/projects/alpha/index.md:22:3 alpha.screens: has 1 entries, but Decisions has 0 parts (###)'],
    ],
    ['details-2', []],
  ])('%s and the number of screens', (template, expected) => {
    const changed = under(template)['projects/alpha/index.md'] ?? ''
    const faults = faultsOf({ 'projects/alpha/index.md': changed.replace('### Keep it plain\n', '') })
    expect(faults.map((fault) => fault.slice(0, fault.indexOf(';')))).toEqual(expected)
  })
})

describe('a comparison', () => {
  const comparison = (first: string, second: string) =>
    edited(
      'projects/alpha/index.md',
      'screens:',
      `comparison:
  heading: Then and now
  text: A year apart.
  ground: '#8fa795'
  sides:
    - label: Then
      image: { src: ${first}, alt: Then }
    - label: Now
      image: { src: ${second}, alt: Now }
screens:`,
    )
  const wide = { 'projects/alpha/wide.png': png(800, 450) }

  it('takes two images of one ratio, whatever their size', () => {
    expect(
      faultsOf({ ...comparison('wide.png', 'large.png'), ...wide, 'projects/alpha/large.png': png(1600, 901) }),
    ).toEqual([])
  })

  it('refuses images of two ratios, at the second', () => {
    expect(
      faultsOf({ ...comparison('wide.png', 'tall.png'), ...wide, 'projects/alpha/tall.png': png(450, 800) }),
    ).toEqual([
      'content/projects/alpha/index.md:29:21 alpha.comparison.sides[1].image.src: is 450 × 800 and the other side 800 × 450; expected two images of the same ratio',
    ])
  })

  it('leaves a missing image to the check of images', () => {
    const faults = faultsOf({ ...comparison('wide.png', 'none.png'), ...wide })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain('no file "none.png"')
  })

  it('has two sides', () => {
    const changed = comparison('phone.png', 'phone.png')['projects/alpha/index.md'] ?? ''
    const one = changed.replace(/ {4}- label: Now\n.*\n/, '')
    expect(faultsOf({ 'projects/alpha/index.md': one })).toEqual([
      expect.stringContaining('alpha.comparison.sides: must be two; expected the earlier and the later'),
    ])
  })

  /** A PNG of nothing but its header and its end. */
  function png(width: number, height: number): Uint8Array {
    const bytes = Buffer.from(
      '89504e470d0a1a0a0000000d4948445200000000000000000802000000000000000000000049454e44ae426082',
      'hex',
    )
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    return bytes
  }
})

describe('a text of a gallery', () => {
  const intro = (text: string) => faultsOf(edited('galleries.yml', 'intro: ', `intro: "${text}" # `))

  it('may count works, projects and photographs', () => {
    expect(intro('{Works} works: {projects} products and {photographs} photographs.')).toEqual([])
  })

  it('is refused when it counts something else', () => {
    expect(intro('All {work} works.')).toEqual([
      expect.stringContaining('intro: counts something that is not known; expected one of {works}, {projects}'),
    ])
  })
})
