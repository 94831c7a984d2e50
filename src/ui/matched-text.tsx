import { matchRange } from '../lib/text/match-range'
import { Unbroken } from './unbroken'
import * as styles from './matched-text.module.scss'

/** Text with the typed part underlined, ignoring case and accents (C11). */
export function MatchedText({ text, typed }: { text: string; typed: string }) {
  const [start, end] = matchRange(text, typed) ?? [0, 0]

  return (
    <>
      <Unbroken>{text.slice(0, start)}</Unbroken>
      {end > 0 && <mark className={styles.match}>{text.slice(start, end)}</mark>}
      <Unbroken>{text.slice(end)}</Unbroken>
    </>
  )
}
