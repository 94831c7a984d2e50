import { matchRange } from '../lib/text/match-range'
import * as styles from './matched-text.module.scss'

/** A text in which what was typed is underlined, whatever its case and accents (C11). */
export function MatchedText({ text, typed }: { text: string; typed: string }) {
  const [start, end] = matchRange(text, typed) ?? [0, 0]

  return (
    <>
      {text.slice(0, start)}
      {end > 0 && <mark className={styles.match}>{text.slice(start, end)}</mark>}
      {text.slice(end)}
    </>
  )
}
