import { lineOf, parseMarkdown, splitAtHeadings, type Section, type Token } from '../read/markdown'

/** A fault in a story, and its line in the Markdown, counted from 1. */
export interface StoryFault {
  line: number
  /** Counted from 1; defaults to the start of the line. */
  column?: number
  message: string
}

/**
 * Checks the Markdown of a story: known chapters only, each at most once, in order and not empty; nothing before the
 * first; no raw HTML; and no images (a picture needs alt text and a size, so it belongs in the front matter).
 * @param text the Markdown below the front matter
 * @param known chapter headings in order
 * @param needed the required ones
 */
export function checkStory(text: string, known: readonly string[], needed = known): StoryFault[] {
  const tokens = parseMarkdown(text)
  const { before, sections } = splitAtHeadings(tokens, 'h2')
  const faults = [...tokens.flatMap(checkToken), ...checkTitles(sections, known, needed)]
  const [first] = before
  if (first) faults.push({ line: lineOf(first), message: `text before the first chapter; expected "## ${known[0]}"` })
  for (const { title, line, body } of sections) {
    if (body.length === 0) faults.push({ line, message: `chapter "${title}" is empty; write a text` })
    for (const part of splitAtHeadings(body, 'h3').sections) {
      if (part.body.length === 0)
        faults.push({ line: part.line, message: `part "${part.title}" is empty; write a text` })
    }
  }
  return faults
}

function checkToken(token: Token): StoryFault[] {
  const kinds = new Set([token.type, ...(token.children ?? []).map(({ type }) => type)])
  const faults: string[] = []
  if (kinds.has('html_block') || kinds.has('html_inline')) faults.push('raw HTML; expected Markdown only')
  if (kinds.has('image')) faults.push('an image in the story; expected it under "screens" of the front matter')
  if (token.type === 'heading_open' && token.tag === 'h1')
    faults.push('a heading of level 1; expected "##" for a chapter')
  return faults.map((message) => ({ line: lineOf(token), message }))
}

function checkTitles(sections: readonly Section[], known: readonly string[], needed: readonly string[]): StoryFault[] {
  const order = listed(known)
  const faults: StoryFault[] = []
  const titles = sections.map(({ title }) => title)
  let last = -1
  for (const [i, { title, line }] of sections.entries()) {
    const place = known.indexOf(title)
    if (place < 0) faults.push({ line, message: `unknown chapter "${title}"; expected ${order}` })
    else if (titles.indexOf(title) < i)
      faults.push({ line, message: `chapter "${title}" appears twice; expected it once` })
    else if (place < last) faults.push({ line, message: `chapter "${title}" is out of order; expected ${order}` })
    last = Math.max(last, place)
  }
  // A missing chapter has no line, so the fault points to the start of the story.
  const missing = needed.filter((chapter) => !titles.includes(chapter))
  return [
    ...faults,
    ...missing.map((title) => ({ line: 1, message: `chapter "${title}" is missing; expected ${order}` })),
  ]
}

function listed(chapters: readonly string[]): string {
  return `the chapters ${chapters.join(', ')} in this order`
}
