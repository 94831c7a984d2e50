import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import * as styles from './dial.module.scss'
import { axisByKey, axisOf } from './turn'

export interface DialProps {
  name: string
  axis: number
  /** The axis measured before, drawn below the present one. */
  last: number
  /** The degrees between the two, in the middle. */
  turn: number
  /** The axis in words. */
  said: string
  isLive: boolean
  onTurn: (axis: number) => void
  /** Called after each completed turn: a key press, a click, or the end of a drag. */
  onRest: (axis: number) => void
}

/** Two axes on one dial: the present one is a slider that turns, by its ends or from wherever the dial is pressed. */
export function Dial({ name, axis, last, turn, said, isLive, onTurn, onRest }: DialProps) {
  const dial = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLSpanElement>(null)

  const at = ({ clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = dial.current?.getBoundingClientRect() ?? new DOMRect()
    return axisOf((Math.atan2(top + height / 2 - clientY, clientX - left - width / 2) * 180) / Math.PI)
  }
  const press = (event: PointerEvent) => {
    const isGrip = event.target instanceof Element && event.target.closest('[data-grip]')
    // A finger scrolls the page from everywhere but the ends; a tap is a click.
    if (!isLive || event.button > 0 || (event.pointerType === 'touch' && !isGrip)) return
    // The focus goes to the slider, wherever it is pressed.
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    slider.current?.focus({ preventScroll: true })
    if (!isGrip) onTurn(at(event))
  }
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onTurn(at(event))
  }
  const click = (event: MouseEvent) => {
    if (!isLive) return
    onTurn(at(event))
    onRest(at(event))
  }
  const key = (event: KeyboardEvent) => {
    const next = axisByKey(event.key, axis)
    if (next === undefined) return
    event.preventDefault()
    onTurn(next)
    onRest(next)
  }

  return (
    // The keyboard has the slider.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={dial} className={styles.dial} onPointerDown={press} onPointerMove={drag} onClick={click}>
      <svg viewBox="-200 -200 400 400" aria-hidden="true">
        <circle className={styles.face} r="199" />
        {/* A tick every 5 degrees, and a long one every 30. */}
        <circle className={styles.ticks} r="183" pathLength="360" strokeDasharray=".5 4.5" strokeDashoffset=".25" />
        <circle className={styles.marks} r="178" pathLength="360" strokeDasharray=".8 29.2" strokeDashoffset=".4" />
        <path className={styles.last} d="M-164 0H-56M56 0H164" transform={`rotate(${-last})`} />
        <path className={styles.now} d="M-158 0H-56M56 0H158" transform={`rotate(${-axis})`} />
      </svg>
      <span className={styles.turn} aria-hidden="true">
        {Math.abs(turn)}°
      </span>
      <span className={styles.ends} style={{ transform: `rotate(${-axis}deg)` }}>
        <span className={styles.grip} data-grip="" />
        <span
          ref={slider}
          className={styles.grip}
          data-grip=""
          role="slider"
          tabIndex={isLive ? 0 : undefined}
          aria-label={name}
          aria-disabled={!isLive}
          aria-valuemin={1}
          aria-valuemax={180}
          aria-valuenow={axis}
          aria-valuetext={said}
          onKeyDown={key}
        />
      </span>
    </div>
  )
}
