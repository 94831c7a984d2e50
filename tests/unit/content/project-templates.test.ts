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
