import { classNames } from '../lib/text/class-names'
import * as styles from './rich-text.module.scss'

export interface RichTextProps {
  /** HTML rendered at build time from an author's Markdown. */
  html: string
  as?: 'div' | 'p' | 'span'
  className?: string | undefined
}

/** An author's text, rendered from Markdown. */
export function RichText({ html, as: Element = 'div', className }: RichTextProps) {
  return <Element className={classNames(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
