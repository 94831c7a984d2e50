import type { CSSProperties, KeyboardEvent } from 'react'
import { SIDES, type RingSide } from './chart'
import * as styles from './asked.module.scss'
import { Ring } from './ring'
import { formatNumber } from '../../../lib/text/format-number'
import { interpolate } from '../../../lib/text/interpolate'

const KEYS: Record<string, RingSide> = { ArrowUp: 'up', ArrowRight: 'right', ArrowDown: 'down', ArrowLeft: 'left' }

export interface AskedProps {
  /** Where the ring opens. */
  opening: string
  /** The visus of its line. */
  line: number
  /** Its size relative to the largest. */
  size: number
  onAnswer: (side: RingSide) => void
}

/** The ring to judge, and the four answers around it; arrow keys answer from any of them. */
export function Asked({ opening, line, size, onAnswer }: AskedProps) {
  const press = (event: KeyboardEvent) => {
    const side = KEYS[event.key]
    if (!side) return
    event.preventDefault()
    onAnswer(side)
  }

  return (
    <div className={styles.asked} style={{ '--size': size } as CSSProperties}>
      <Ring
        className={styles.ring}
        opening={opening}
        role="img"
        aria-label={interpolate(STRINGS.devices.landolt.ring, { line: formatNumber(line) })}
      />
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          className={styles[side]}
          aria-label={STRINGS.devices.landolt.sides[side]}
          onClick={() => onAnswer(side)}
          onKeyDown={press}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 20V5M6 11l6-6 6 6" />
          </svg>
        </button>
      ))}
    </div>
  )
}
