import * as styles from './skip-link.module.scss'

/** The first tab stop: a link past the header to the page's content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {STRINGS.frame.skip}
    </a>
  )
}
