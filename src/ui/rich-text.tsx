export interface RichTextProps {
  /** Rendered by the build from an author's Markdown. */
  html: string
  as?: 'div' | 'p' | 'span'
  className?: string | undefined
}

/** The words of an author with the marks of Markdown. */
export function RichText({ html, as: Element = 'div', className }: RichTextProps) {
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
