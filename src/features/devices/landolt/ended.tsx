import { type CSSProperties, useEffect, useRef } from 'react'
import { classNames } from '../../../lib/text/class-names'
import { formatNumber } from '../../../lib/text/format-number'
import { interpolate } from '../../../lib/text/interpolate'
import * as styles from './ended.module.scss'
import { Ring } from './ring'

export interface EndedProps {
  /** Of the last line read; undefined if none was. */
  visus: number | undefined
  /** Of the first line. */
  least: number
  /** Where the last ring of that line opened. */
  opening: string
  words: string
  onAgain: () => void
}

/**
 * The result and the last ring read: at its size in the test, faint if none was read. It takes focus, as the buttons
 * that had it are gone.
 */
export function Ended({ visus, least, opening, words, onAgain }: EndedProps) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => end.current?.focus({ preventScroll: true }), [])

  return (
    <div ref={end} className={styles.ended} tabIndex={-1}>
      <Ring
        className={classNames(styles.last, visus === undefined && styles.missed)}
        opening={opening}
        style={{ '--size': least / (visus ?? least) } as CSSProperties}
        aria-hidden="true"
      />
      <p className={classNames(styles.visus, visus === undefined && styles.none)}>
        {visus === undefined
          ? interpolate(STRINGS.devices.landolt.belowLines, { line: formatNumber(least) })
          : formatNumber(visus)}
      </p>
      <div className={styles.foot}>
        <p className={styles.words}>{words}</p>
        <button type="button" className={styles.again} onClick={onAgain}>
          {STRINGS.devices.landolt.again}
        </button>
      </div>
    </div>
  )
}
