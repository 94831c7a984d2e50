import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { classNames } from '../../../lib/text/class-names'
import { type RingAnswer, type RingSide, SIDES } from './chart'
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
  /** How many rings were answered before. */
  count: number
  /** The ring answered last. */
  before: (RingAnswer & { size: number }) | undefined
  /** Whether the first answer takes the focus at once. */
  takesFocus: boolean
  onAnswer: (side: RingSide) => void
}

/** The ring to judge, and the four answers around it; arrow keys answer from any of them. */
export function Asked({ opening, line, size, count, before, takesFocus, onAnswer }: AskedProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) first.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const press = (event: KeyboardEvent) => {
    const side = KEYS[event.key]
    if (!side) return
    event.preventDefault()
    onAnswer(side)
  }

  return (
    <div className={styles.asked} style={{ '--size': size } as CSSProperties}>
      {/* Keyed by its place, so that each ring runs its own animation. */}
      {before && (
        <Ring
          key={`answered ${count}`}
          className={classNames(styles.ring, styles.answered, before.opening !== before.answer && styles.missed)}
          opening={before.opening}
          isClosed={before.opening === before.answer}
          style={{ '--size': before.size } as CSSProperties}
          aria-hidden="true"
        />
      )}
      <Ring
        key={count}
        className={classNames(styles.ring, before && styles.next)}
        opening={opening}
        role="img"
        aria-label={interpolate(STRINGS.devices.landolt.ring, { line: formatNumber(line) })}
      />
      {SIDES.map((side) => (
        <button
          key={side}
          ref={side === SIDES[0] ? first : undefined}
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
