import { type CSSProperties, type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { classNames } from '../../../lib/text/class-names'
import { bookletPages } from './booklet-pages'
import * as styles from './sheets.module.scss'

export interface SheetsProps {
  /** Where they fold. */
  place: RefObject<HTMLDivElement>
  data: Queries.FoldSheetFragment
  /** How far it is folded, in per cent. */
  fold: number
  /** What a drag is rounded to, in per cent. */
  step: number
  /** What moves it, instead of a hand that it follows. */
  motion: 'played' | 'leafed' | undefined
  /** How many leaves of the folded booklet are turned, from none to four. */
  turned: number
  /** The side of the spine that is in the middle: the right one, 0, both of them, 1, or the left one, 2. */
  side: 0 | 1 | 2
  isLive: boolean
  onMove: (fold: number) => void
  /** Called when the sheets are pressed but not dragged, on their right half or on the left one. */
  onPress: (by: 1 | -1) => void
}

/** How far a pointer moves before it drags, in px. */
const SLACK = 6

/**
 * The two sheets as their four leaves, in the order of the pages: the outer sheet is the first leaf and the last, the
 * inner one the two between. The fold turns the first two over, so that page one comes up.
 */
export function Sheets({ place, data, fold, step, motion, turned, side, isLive, onMove, onPress }: SheetsProps) {
  const held = useRef<{ x: number; fold: number; isDrag: boolean }>(undefined)
  const pages = bookletPages(data)

  const press = (event: PointerEvent) => {
    if (!isLive || event.button > 0) return
    held.current = { x: event.clientX, fold, isDrag: false }
  }
  const drag = (event: PointerEvent) => {
    const from = held.current
    if (!from || event.buttons === 0) return
    const far = event.clientX - from.x
    if (!from.isDrag && Math.abs(far) < SLACK) return
    if (!from.isDrag) event.currentTarget.setPointerCapture(event.pointerId)
    from.isDrag = true
    const next = from.fold + (100 * far) / (0.7 * event.currentTarget.clientWidth)
    onMove(Math.min(100, Math.max(0, Math.round(next / step) * step)))
  }
  const click = ({ clientX, currentTarget }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (isLive && !held.current?.isDrag) onPress(clientX < left + width / 2 ? -1 : 1)
    held.current = undefined
  }

  return (
    // The keyboard has the slider and the button.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={place}
      className={classNames(styles.sheets, motion && styles[motion])}
      style={{ '--fold': fold / 100, '--side': side } as CSSProperties}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerCancel={() => (held.current = undefined)}
      onClick={click}
    >
      <div className={styles.booklet}>
        {[0, 1, 2, 3].map((leaf) => (
          <div key={leaf} className={styles.leaf} data-turned={leaf < turned || undefined}>
            {pages.slice(2 * leaf, 2 * leaf + 2)}
          </div>
        ))}
      </div>
    </div>
  )
}
