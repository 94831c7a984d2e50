import MarkdownIt, { type Token } from 'markdown-it'
import { keepDates, keepEnd } from '../../lib/text/keep-together'

export type { Token }

/** A heading and the content below it. */
export interface Section {
  title: string
  /** Line of the heading, counted from 1. */
  line: number
  body: Token[]
}

// HTML is parsed so that the story check can reject it; it is never rendered.
const parser = new MarkdownIt({ html: true })
const { escapeHtml } = parser.utils

// Keeps linked sites from accessing `window.opener`.
parser.renderer.rules.link_open = (tokens, i, options, _env, renderer) => {
  const link = tokens[i]
  if (/^https?:/.test(link?.attrGet('href') ?? '')) link?.attrSet('rel', 'noopener')
  return renderer.renderToken(tokens, i, options)
}

// Hyphenated pairs of short words, such as numbers in words, never break at the hyphen; longer chains may.
parser.renderer.rules.text = (tokens, i) => {
  const text = keepDates(tokens[i]?.content ?? '')
  return escapeHtml(i === tokens.length - 1 ? keepEnd(text) : text).replace(
    /(?<![\p{L}\p{N}-])\p{L}{1,12}-\p{L}{1,12}(?![\p{L}\p{N}-])/gu,
    '<span class="unbroken">$&</span>',
  )
}

/** Parses Markdown into its tokens. */
export function parseMarkdown(text: string): Token[] {
  return parser.parse(text, {})
}

/** A link in a text and its position, counted from 1. */
export interface Link {
  href: string
  line: number
  column: number
}

// Accepts every link, even those that are never rendered as links, such as `javascript:`.
const lenient = new MarkdownIt({ html: true })
lenient.validateLink = () => true

/** Finds the links in a text, in order. */
export function findLinks(text: string): Link[] {
  const lines = text.split('\n')
  return lenient.parse(text, {}).flatMap((block) => {
    let from = 0
    return (block.children ?? []).flatMap((token): Link[] => {
      const href = token.type === 'link_open' ? token.attrGet('href') : null
      if (href === null) return []
      const [first = 0, end = lines.length] = block.map ?? []
      const own = lines.slice(first, end).join('\n')
      const at = placeOfLink(own, href, from)
      if (at < 0) {
        // A reference link has its address elsewhere.
        const definition = Math.max(placeOfLink(text, href, 0), 0)
        return [{ href, ...placeAt(text, definition, 0) }]
      }
      from = at + 1
      return [{ href, ...placeAt(own, at, first) }]
    })
  })
}

/** Offset of an address after the syntax that makes it a link, `](`, `<` or `]:`; -1 if there is none. */
function placeOfLink(text: string, href: string, from: number): number {
  for (const spelling of new Set([href, decode(href)])) {
    for (const mark of ['](', '](<', '<', ']: ', ']:']) {
      const at = text.indexOf(mark + spelling, from)
      if (at >= 0) return at + mark.length
    }
  }
  return -1
}

function decode(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}

/** Line and column of an offset in a text, counted from 1. */
export function placeAt(text: string, offset: number, linesBefore: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length + linesBefore, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Renders tokens as HTML. */
export function renderMarkdown(tokens: Token[]): string {
  return parser.renderer.render(tokens, parser.options, {}).trim()
}

/** Splits tokens at headings of one level: `h2`, `h3`. */
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

/** Line where a token begins, counted from 1. */
export function lineOf(token: Token): number {
  return (token.map?.[0] ?? 0) + 1
}

/** The plain text of an inline token. */
function plainText(inline: Token): string {
  return (inline.children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('')
}
