import * as styles from './skip-link.module.scss'

/** The first thing a keyboard reaches: a link past the header to the page's content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {STRINGS.frame.skip}
    </a>
  )
}
