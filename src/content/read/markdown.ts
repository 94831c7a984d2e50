import MarkdownIt, { type Token } from 'markdown-it'

export type { Token }

/** What stands under one heading. */
export interface Section {
  title: string
  /** Line of the heading, counted from 1. */
  line: number
  body: Token[]
}

// HTML is recognised in order to be refused by the check of stories; it is never rendered.
const parser = new MarkdownIt({ html: true })

/** Parses Markdown into its tokens. */
export function parseMarkdown(text: string): Token[] {
  return parser.parse(text, {})
}

/** Renders tokens as HTML. */
export function renderMarkdown(tokens: Token[]): string {
  return parser.renderer.render(tokens, parser.options, {}).trim()
}

/** Cuts tokens at the headings of one level: `h2`, `h3`. */
export function splitAtHeadings(tokens: readonly Token[], tag: string): { before: Token[]; sections: Section[] } {
  const before: Token[] = []
  const sections: Section[] = []
  let title: Token | undefined
  for (const token of tokens) {
    const isHeading = token.tag === tag && token.level === 0
    if (token.type === 'heading_open' && isHeading) {
      sections.push({ title: '', line: lineOf(token), body: [] })
      title = token
    } else if (token.type === 'heading_close' && isHeading) {
      title = undefined
    } else if (title) {
      const section = sections.at(-1)
      if (section) section.title = plainText(token)
    } else {
      ;(sections.at(-1)?.body ?? before).push(token)
    }
  }
  return { before, sections }
}

/** Line at which a token begins, counted from 1. */
export function lineOf(token: Token): number {
  return (token.map?.[0] ?? 0) + 1
}

/** The words of an inline token without their marks. */
function plainText(inline: Token): string {
  return (inline.children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('')
}
