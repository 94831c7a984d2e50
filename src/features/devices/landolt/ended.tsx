import { useEffect, useRef } from 'react'
import { classNames } from '../../../lib/text/class-names'
import { formatNumber } from '../../../lib/text/format-number'
import { interpolate } from '../../../lib/text/interpolate'
import * as styles from './landolt.module.scss'

export interface EndedProps {
  /** Of the last line that was read; none was, if it is missing. */
  visus: number | undefined
  /** Of the first line. */
  least: number
  words: string
}

/** What the test came to. It takes the focus, as the buttons that had it are gone. */
export function Ended({ visus, least, words }: EndedProps) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => end.current?.focus({ preventScroll: true }), [])

  return (
    <div ref={end} className={styles.ended} tabIndex={-1}>
      <p className={classNames(styles.visus, visus === undefined && styles.none)}>
        {visus === undefined
          ? interpolate(STRINGS.devices.landolt.belowLines, { line: formatNumber(least) })
          : formatNumber(visus)}
      </p>
      <p>{words}</p>
    </div>
  )
}
