import * as styles from './lines.module.scss'

/** Words with a hyphen, which display lines do not break. */
const HYPHENATED = /(\S+-\S+)/

/** Text in set lines: each entry is a line of its own, with a space between them for those who copy or listen. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <span key={line} className={styles.line}>
      {line.split(HYPHENATED).map((part, place) =>
        HYPHENATED.test(part) ? (
          <span key={place} className={styles.whole}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
      {index < lines.length - 1 && ' '}
    </span>
  ))
}
