import * as styles from './lines.module.scss'

/** Words with a hyphen. */
const HYPHENATED = /(\S+-\S+)/

/** Text whose hyphenated words stay in one piece. */
export function Unbroken({ children }: { children: string }) {
  return children.split(HYPHENATED).map((part, place) =>
    HYPHENATED.test(part) ? (
      <span key={place} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
