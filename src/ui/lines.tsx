import * as styles from './lines.module.scss'
import { Unbroken } from './unbroken'

/** Text in fixed lines, with a space between them for copying and screen readers. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <span key={line} className={styles.line}>
      <Unbroken>{line}</Unbroken>
      {index < lines.length - 1 && ' '}
    </span>
  ))
}
