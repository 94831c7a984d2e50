import { checkStory, type StoryFault } from '../check/check-story'
import { parseMarkdown, renderMarkdown, splitAtHeadings } from './markdown'

/** One `###` part of a chapter. */
export interface StoryPart {
  title: string
  html: string
}

/** One `##` chapter of a project's story. */
export interface Chapter {
  title: string
  /** Inner HTML of the first paragraph; empty when the chapter does not open with one. */
  lead: string
  /** What follows the lead, up to the first part. */
  html: string
  parts: StoryPart[]
}

/**
 * Parses the story of a project.
 * @param text the Markdown below the front matter
 * @param titles the headings of chapters, in their order
 * @param needed those that must be there
 * @returns its chapters, and what {@link checkStory} finds wrong with it
 */
export function parseStory(
  text: string,
  titles: readonly string[],
  needed = titles,
): { story: Chapter[]; faults: StoryFault[] } {
  const tokens = parseMarkdown(text)
  const { sections } = splitAtHeadings(tokens, 'h2')
  const story = sections.map(({ title, body }) => {
    const { before, sections: parts } = splitAtHeadings(body, 'h3')
    const hasLead = before[0]?.type === 'paragraph_open'
    const leadEnd = hasLead ? before.findIndex(({ type }) => type === 'paragraph_close') : -1
    return {
      title,
      lead: renderMarkdown(before.slice(1, Math.max(leadEnd, 1))),
      html: renderMarkdown(before.slice(leadEnd + 1)),
      parts: parts.map((part) => ({ title: part.title, html: renderMarkdown(part.body) })),
    }
  })
  return { story, faults: checkStory(tokens, titles, needed) }
}
