import { describe, expect, it } from 'vitest'
import { checkStory } from '../../../src/content/check/check-story'
import { parseStory } from '../../../src/content/read/story'
import { edited, faultsOf } from './with-content'

const CHAPTERS = ['Situation', 'My part', 'Decisions', 'Outcome', 'What I would do differently']

const whole = CHAPTERS.map((title) => `## ${title}\n\nText.\n`).join('\n')

describe('parseStory', () => {
  it('parts a chapter into its lead, the rest and its parts', () => {
    const text =
      '## Decisions\n\nA *first* line.\n\nMore.\n\n- one\n\n### Plain `code`\n\nWhy.\n\n### Second\n\nWhy not.\n'
    expect(parseStory(text)).toEqual([
      {
        title: 'Decisions',
        lead: 'A <em>first</em> line.',
        html: '<p>More.</p>\n<ul>\n<li>one</li>\n</ul>',
        parts: [
          { title: 'Plain code', html: '<p>Why.</p>' },
          { title: 'Second', html: '<p>Why not.</p>' },
        ],
      },
    ])
  })

  it('keeps a number in words in one piece, and no longer chain', () => {
    const [chapter] = parseStory('## Outcome\n\nThirty-four & a day-to-day.\n')
    expect(chapter?.lead).toBe('<span class="unbroken">Thirty-four</span> &amp; a day-to-day.')
  })

  it('keeps a date and the last words of a paragraph on one line', () => {
    const [chapter] = parseStory(
      '## Outcome\n\nA receipt of 20 November 2026 was turned down once, and is handed in again.\n',
    )
    const date = '20\u00A0November\u00A02026'
    expect(chapter?.lead).toBe(`A receipt of ${date} was turned down once, and is handed in\u00A0again.`)
  })

  it('leaves the lead empty when a chapter opens with something else', () => {
    expect(parseStory('## Decisions\n\n### First\n\nWhy.\n')[0]).toMatchObject({ lead: '', html: '' })
    expect(parseStory('## Decisions\n\n- one\n\nText.\n')[0]).toMatchObject({ lead: '' })
  })

  it('escapes characters of HTML', () => {
    expect(parseStory('## Situation\n\nA < b & c\n')[0]?.lead).toBe('A &lt; b &amp; c')
  })
})

describe('checkStory', () => {
  it('finds no fault in a whole story', () => {
    expect(checkStory(whole, CHAPTERS)).toEqual([])
  })

  it.each([
    ['a missing chapter', whole.replace('## Outcome\n\nText.\n', ''), 1, 'chapter "Outcome" is missing'],
    ['an unknown chapter', `${whole}\n## Epilogue\n\nText.\n`, 21, 'unknown chapter "Epilogue"'],
    ['a chapter twice', `${whole}\n## Outcome\n\nText.\n`, 21, 'chapter "Outcome" appears twice'],
    ['an empty chapter', whole.replace('## My part\n\nText.', '## My part\n'), 5, 'chapter "My part" is empty'],
    ['an empty part', `${whole}\n### Part\n`, 21, 'part "Part" is empty'],
    ['text before the chapters', `Hello.\n\n${whole}`, 1, 'text before the first chapter'],
    ['a block of raw HTML', `${whole}\n<div>x</div>\n`, 21, 'raw HTML'],
    ['raw HTML in a line', `${whole}\nText with <b>bold</b>.\n`, 21, 'raw HTML'],
    ['an image', `${whole}\n![A cat](cat.jpg)\n`, 21, 'an image in the story'],
    ['a heading of level 1', `${whole}\n# Top\n`, 21, 'a heading of level 1'],
  ])('names %s and its line', (_name, text, line, words) => {
    const faults = checkStory(text, CHAPTERS)
    expect(faults.map((fault) => fault.line)).toEqual([line])
    expect(faults[0]?.message).toContain(words)
  })

  it('names a chapter that is out of order', () => {
    const swapped = '## My part\n\nText.\n\n## Situation\n\nText.\n\n' + whole.slice(whole.indexOf('## Decisions'))
    expect(checkStory(swapped, CHAPTERS)).toEqual([
      {
        line: 5,
        message: `chapter "Situation" is out of order; expected the chapters ${CHAPTERS.join(', ')} in this order`,
      },
    ])
  })
})

describe('the story of a project', () => {
  it('has its faults at the lines of the file, below the front matter', () => {
    const faults = faultsOf(edited('projects/beta/index.md', '## Outcome', '## Result'))
    expect(faults.map((fault) => fault.slice(0, fault.indexOf(';')))).toEqual([
      'content/projects/beta/index.md:23:1 beta.story: chapter "Outcome" is missing',
      'content/projects/beta/index.md:39:1 beta.story: unknown chapter "Result"',
    ])
  })

  it('has a screen for each part of the Decisions', () => {
    expect(faultsOf(edited('projects/alpha/index.md', '### Keep it plain\n', ''))).toEqual([
      'content/projects/alpha/index.md:22:3 alpha.screens: has 1 entries, but Decisions has 0 parts (###); expected a screen for each part',
    ])
    expect(faultsOf(edited('projects/beta/index.md', 'Few were needed.', '### One\n\nOne.'))).toEqual([
      'content/projects/beta/index.md:2:1 beta.screens: has 0 entries, but Decisions has 1 parts (###); expected a screen for each part',
    ])
  })

  it('is not held against facts that cannot be read', () => {
    const faults = faultsOf(edited('projects/alpha/index.md', '---\n', '---\nname: [\n'))
    expect(faults.filter((fault) => /alpha\.(screens|story)/.test(fault))).toEqual([])
    expect(faults).toContainEqual(expect.stringContaining('content/projects/alpha/index.md'))
  })

  it('is looked through by the names that strings.yml gives its chapters', () => {
    const story = edited('projects/alpha/index.md', '## Decisions', '## Keuzes')['projects/alpha/index.md'] ?? ''
    const words = edited('strings.yml', 'decisions: Decisions', 'decisions: Keuzes')
    const faults = faultsOf({ ...words, 'projects/alpha/index.md': story.replace('### Keep it plain\n', '') })
    expect(faults).toContainEqual(expect.stringContaining('alpha.screens: has 1 entries, but Keuzes has 0 parts'))
  })
})
