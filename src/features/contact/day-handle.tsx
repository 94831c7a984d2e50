import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { classNames } from '../../lib/text/class-names'
import { useMedia } from '../../lib/browser/use-media'
import { interpolate } from '../../lib/text/interpolate'
import { formatTime } from '../../lib/time/format-hours'
import { DAY_MINUTES } from '../../lib/time/office-hours'
import * as styles from './day-handle.module.scss'
import type { AskedHourControl } from './use-asked-hour'

export interface DayHandleProps extends AskedHourControl {
  /** The visitor's time, in minutes since midnight. */
  now: number
  /** Today's name, in full and abbreviated, where it is another day than the one drawn: no stem leads into that. */
  day?: readonly [name: string, short: string]
  /** What there is to say of the hour at the handle; spoken as its value. */
  answer: string
}

/** Minutes per step of the handle, and per hour. */
const STEP = 15
const HOUR = 60
/**
 * From this part of the day on the handle's label has room only on its left; that of now from noon on, on phones and if
 * it names the day.
 */
const LATE = { phone: 18 / 24, wide: 20 / 24 } as const
const NOON = 0.5
/** Presses that move less are taps, in px. */
const SLACK = 4
/** From this width on, the labels take a smaller share of the day. */
const WIDE = '(min-width: 768px)'
/** In larger text than that, phones have no room for the day beside now. */
const ROOM_FOR_DAY = '(min-width: 20em)'
/** Share of the day between the stem and words below the line. */
const CLEAR = 0.02
/** Shares of the day that the label of now, that of the handle, and half the handle are wide, in text of any size. */
const SHARES = { phone: [0.3, 0.24, 0.05], wide: [0.15, 0.1, 0.03] } as const

type Side = 'left' | 'right'
/**
 * Where the words of now are: beside their mark, below the line from it on or up to it, or nowhere, which leaves the
 * mark in wide windows.
 */
type Words = Side | 'below' | 'belowLeft' | 'bare'

const fit = (minutes: number) => Math.min(DAY_MINUTES - STEP, Math.max(0, Math.round(minutes / STEP) * STEP))
const place = (minutes: number) => ({ '--hour': minutes / DAY_MINUTES }) as CSSProperties

/**
 * The time of day as a slider: it starts at the current time, and asks about other hours when dragged or moved by arrow
 * keys, Page Up and Page Down. Home, Escape and the mark at the current time bring it back.
 */
export function DayHandle({ now, day, answer, asked, ask, rest }: DayHandleProps) {
  const handle = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const before = useRef<number>(undefined)
  // Where the press began, whether it has not moved since, and how far from its moment the handle is held.
  const grip = useRef({ start: 0, isStill: true, isHandle: false, offset: 0 })
  const at = asked ?? now
  const isWide = useMedia(WIDE, true)
  const hasRoomForDay = useMedia(ROOM_FOR_DAY, true)

  const move = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    ask(fit(((clientX - grip.current.offset - left) / width) * DAY_MINUTES))
  }
  const press = (event: PointerEvent) => {
    if (event.button > 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    before.current = asked
    setHeld(true)
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const isHandle = event.target instanceof Node && handle.current?.contains(event.target) === true
    const offset = isHandle ? event.clientX - left - (at / DAY_MINUTES) * width : 0
    grip.current = { start: event.clientX, isStill: true, isHandle, offset }
    // A finger may be about to scroll the page: the handle comes once it moves along the day, or is lifted.
    if (!isHandle && event.pointerType !== 'touch') move(event)
  }
  const drag = (event: PointerEvent) => {
    if (!isHeld) return
    if (Math.abs(event.clientX - grip.current.start) >= SLACK) grip.current.isStill = false
    if (!grip.current.isStill) move(event)
  }
  const release = () => {
    setHeld(false)
    rest()
  }
  const lift = (event: PointerEvent) => {
    if (!isHeld) return
    if (grip.current.isStill && !grip.current.isHandle) move(event)
    release()
  }
  // The finger is scrolling the page instead.
  const cancel = () => {
    ask(before.current)
    release()
  }
  const key = (event: KeyboardEvent) => {
    const next = nextHour(event.key, at)
    if (next === undefined) return
    event.preventDefault()
    ask(next === 'now' ? undefined : fit(next))
    if (next !== 'now') rest()
  }

  const time = formatTime(at)
  const isNow = asked === undefined
  const [name, short] = day ?? []
  const spoken = interpolate(STRINGS.contact.now, { time: name ? `${name}, ${time}` : time })
  const brief = interpolate(STRINGS.contact.now, { time: short && hasRoomForDay ? `${short} ${time}` : time })
  const labelOfNow = isWide ? spoken : brief
  const label = isNow ? labelOfNow : time
  const labelSide = isNow && isWide && day && at / DAY_MINUTES > NOON ? 'left' : roomForLabel(now, at, isWide)
  const words = roomForWords(now, at, labelSide, isWide)

  return (
    <div
      className={styles.scale}
      data-held={isHeld}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={lift}
      onPointerCancel={cancel}
    >
      {asked !== undefined && (
        <button
          type="button"
          className={classNames(styles.back, words !== 'right' && styles[words])}
          style={place(now)}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => {
            ask(undefined)
            handle.current?.focus({ preventScroll: true })
          }}
        >
          <span className={styles.words}>{interpolate(STRINGS.contact.isNow, { time: formatTime(now) })}</span>
        </button>
      )}
      {!day && <span className={styles.stem} style={place(at)} />}
      <div
        ref={handle}
        className={classNames(
          styles.handle,
          labelSide === 'left' && styles.before,
          isNow && now / DAY_MINUTES > NOON && styles.afterNoon,
        )}
        style={place(at)}
        role="slider"
        tabIndex={0}
        aria-label={STRINGS.contact.another}
        aria-valuemin={0}
        aria-valuemax={DAY_MINUTES - 1}
        aria-valuenow={at}
        aria-valuetext={isNow ? `${spoken}. ${answer}` : answer}
        onKeyDown={key}
      >
        <span className={styles.grip} />
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      </div>
    </div>
  )
}

/** The side of the handle where its label has room: away from the mark at now, which it would cover. */
function roomForLabel(now: number, at: number, isWide: boolean): Side {
  const size = isWide ? 'wide' : 'phone'
  const [, label, half] = SHARES[size]
  const handle = at / DAY_MINUTES
  return handle >= LATE[size] || (at < now && handle >= half + label) ? 'left' : 'right'
}

/**
 * Where the words of now are clear of the handle, of its label, and of the line's ends: beside their mark, or on phones
 * below the line, unless the stem of the handle would cross them there.
 */
function roomForWords(now: number, at: number, labelSide: Side, isWide: boolean): Words {
  const [words, label, half] = SHARES[isWide ? 'wide' : 'phone']
  const [mark, moment] = [now / DAY_MINUTES, at / DAY_MINUTES]
  // The handle stays within the day.
  const handle = Math.min(1 - half, Math.max(half, moment))
  const from = handle - half - (labelSide === 'left' ? label : 0)
  const to = handle + half + (labelSide === 'right' ? label : 0)
  const isFree = (start: number, end: number) => start >= 0 && end <= 1 && (end <= from || start >= to)
  if (at >= now && isFree(mark - words, mark)) return 'left'
  if (isFree(mark, mark + words)) return 'right'
  if (isFree(mark - words, mark)) return 'left'
  if (isWide) return 'bare'
  const isClear = (start: number) =>
    start >= 0 && start + words <= 1 && (moment <= start - CLEAR || moment >= start + words + CLEAR)
  if (mark > NOON && isClear(mark - words)) return 'belowLeft'
  if (isClear(mark)) return 'below'
  return isClear(mark - words) ? 'belowLeft' : 'bare'
}

/** The time a key moves the handle to, in minutes, or `now`; undefined for keys it does not handle. */
function nextHour(key: string, at: number): number | 'now' | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return at + STEP
    case 'ArrowLeft':
    case 'ArrowDown':
      return at - STEP
    case 'PageUp':
      return at + HOUR
    case 'PageDown':
      return at - HOUR
    case 'End':
      return DAY_MINUTES
    case 'Home':
    case 'Escape':
      return 'now'
    default:
      return undefined
  }
}
