/** A Markdown file in two: its facts and its story. */
export interface FrontMatter {
  /** The YAML between the two `---`, with an empty line before it so that its lines keep their numbers. */
  yaml: string
  /** The Markdown below. */
  markdown: string
  /** Line of the file at which `markdown` begins, counted from 1. */
  markdownLine: number
}

/** Splits a file at its front matter. Gives `undefined` when the file does not begin with a closed `---` block. */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const match = /^---[ \t]*\r?\n([\s\S]*?\r?\n|)---[ \t]*(?:\r?\n|$)/.exec(text)
  if (!match) return undefined
  const [head, yaml = ''] = match
  return { yaml: `\n${yaml}`, markdown: text.slice(head.length), markdownLine: head.split('\n').length }
}
