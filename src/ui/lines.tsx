import * as styles from './lines.module.scss'
import { Unbroken } from './unbroken'

/** Text in set lines: each entry is a line of its own, with a space between them for those who copy or listen. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <span key={line} className={styles.line}>
      <Unbroken>{line}</Unbroken>
      {index < lines.length - 1 && ' '}
    </span>
  ))
}
