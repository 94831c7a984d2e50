import { withPrefix } from 'gatsby'
import { classNames } from '../lib/text/class-names'
import * as styles from './rich-text.module.scss'

export interface RichTextProps {
  /** HTML rendered at build time from an author's Markdown. */
  html: string
  as?: 'div' | 'p' | 'span'
  className?: string | undefined
}

/** An author's text, rendered from Markdown. Its links to pages and files of the site get the path prefix. */
export function RichText({ html, as: Element = 'div', className }: RichTextProps) {
  // Only links have this spelling: Markdown escapes both signs in words.
  const prefixed = html.replaceAll('<a href="/', `<a href="${withPrefix('/')}`)
  return <Element className={classNames(styles.text, className)} dangerouslySetInnerHTML={{ __html: prefixed }} />
}
