import { useEffect, useRef } from 'react'
import { formatNumber } from '../../../lib/text/format-number'
import * as styles from './landolt.module.scss'

/** What the test came to. It takes the focus, as the buttons that had it are gone. */
export function Ended({ visus, words }: { visus: number | undefined; words: string }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => end.current?.focus({ preventScroll: true }), [])

  return (
    <div ref={end} className={styles.ended} tabIndex={-1}>
      <p className={styles.visus}>{visus === undefined ? '–' : formatNumber(visus)}</p>
      <p>{words}</p>
    </div>
  )
}
