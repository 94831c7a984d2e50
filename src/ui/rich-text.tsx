import { classNames } from '../lib/text/class-names'
import * as styles from './rich-text.module.scss'

export interface RichTextProps {
  /** Rendered by the build from an author's Markdown. */
  html: string
  as?: 'div' | 'p' | 'span'
  className?: string | undefined
}

/** The words of an author with the marks of Markdown. */
export function RichText({ html, as: Element = 'div', className }: RichTextProps) {
  return <Element className={classNames(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
