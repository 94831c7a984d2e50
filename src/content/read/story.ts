import { parseMarkdown, renderMarkdown, splitAtHeadings } from './markdown'

/** One `###` part of a chapter. */
export interface StoryPart {
  title: string
  html: string
}

/** One `##` chapter of a project's story. */
export interface StoryChapter {
  title: string
  /** Inner HTML of the first paragraph; empty if the chapter does not start with one. */
  lead: string
  /** HTML between the lead and the first part. */
  html: string
  parts: StoryPart[]
}

/**
 * Parses a project's story into chapters, whether valid or not.
 * @param text the Markdown below the front matter
 */
export function parseStory(text: string): StoryChapter[] {
  const { sections } = splitAtHeadings(parseMarkdown(text), 'h2')
  return sections.map(({ title, body }) => {
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
}
