/** A Markdown file split into front matter and story. */
export interface FrontMatter {
  /** The YAML between the two `---`, preceded by an empty line to preserve line numbers. */
  yaml: string
  /** The Markdown below it. */
  markdown: string
  /** Line of the file where `markdown` begins, counted from 1. */
  markdownLine: number
}

/** Splits a file at its front matter. Returns `undefined` if the file does not start with a closed `---` block. */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const match = /^---[ \t]*\r?\n([\s\S]*?\r?\n|)---[ \t]*(?:\r?\n|$)/.exec(text)
  if (!match) return undefined
  const [head, yaml = ''] = match
  return { yaml: `\n${yaml}`, markdown: text.slice(head.length), markdownLine: head.split('\n').length }
}
