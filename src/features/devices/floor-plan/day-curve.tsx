import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { minutesOf, timeOf } from '../../../lib/time/clock-time'
import * as styles from './day-curve.module.scss'
import { linesOf, rangeOf, readingAt } from './readings'

export interface DayCurveProps {
  data: Queries.FloorPlanFragment
  room: Queries.FloorPlanFragment['rooms'][number]
  now: number
  /** The room and its reading in words. */
  said: string
  isLive: boolean
  onMove: (now: number) => void
  /** Called after each completed move: a key press, or the end of a drag. */
  onRest: (now: number) => void
}

/** A room's day as a curve, with the hour on it: a slider that can be dragged from anywhere on the curve. */
export function DayCurve({ data, room, now, said, isLive, onMove, onRest }: DayCurveProps) {
  const chart = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLDivElement>(null)
  const { step } = data
  const [first, last] = [minutesOf(data.from), minutesOf(data.to)]
  const across = (at: number) => ((at - first) / (last - first)) * 100
  const [lowest, highest] = rangeOf(data)
  const down = (value: number) => 100 - ((value - lowest) / (highest - lowest)) * 100

  const fit = (at: number) => Math.min(last, Math.max(first, first + Math.round((at - first) / step) * step))
  const at = ({ clientX }: PointerEvent) => {
    const { left, width } = chart.current?.getBoundingClientRect() ?? { left: 0, width: 1 }
    return fit(first + ((clientX - left) / width) * (last - first))
  }
  const press = (event: PointerEvent) => {
    if (!isLive || event.button > 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    slider.current?.focus({ preventScroll: true })
    onMove(at(event))
  }
  const key = (event: KeyboardEvent) => {
    const next = nextHour(event.key, { now, step, first, last })
    if (next === undefined) return
    event.preventDefault()
    onMove(fit(next))
    onRest(fit(next))
  }

  const x = (minutes: number) => across(minutes).toFixed(2)
  const lines = linesOf(data, room).map((points) => ({
    path: `M${points.map((point) => `${x(point.at)} ${down(point.value).toFixed(1)}`).join('L')}`,
    floor: `L${x(points.at(-1)?.at ?? first)} 100H${x(points[0]?.at ?? first)}Z`,
  }))
  // A tick wherever something happens in the room.
  const events = room.why
    .slice(1)
    .map(({ from }) => `M${x(minutesOf(from))} 100V93`)
    .join('')
  const value = readingAt(data, room, now).value
  const hours = Array.from({ length: (last - first) / 60 + 1 }, (_, hour) => timeOf(first + hour * 60).slice(0, 2))

  return (
    <div
      className={styles.day}
      onPointerDown={press}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onMove(at(event))}
      onPointerUp={(event) => isLive && onRest(at(event))}
    >
      <div ref={chart} className={styles.chart}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.area} d={lines.map(({ path, floor }) => path + floor).join('')} />
          {data.limits.map((limit, index) => (
            <path key={limit} className={index ? styles.high : styles.low} d={`M0 ${down(limit)}H100`} />
          ))}
          <path className={styles.line} d={lines.map(({ path }) => path).join('')} />
          <path className={styles.base} d={`M0 100H100${events}`} />
        </svg>
        {data.limits.map((limit) => (
          <span key={limit} className={styles.limit} style={{ top: `${down(limit)}%` }} aria-hidden="true">
            {limit}
          </span>
        ))}
        <span className={styles.now} style={{ left: `${across(now)}%` }}>
          {value !== undefined && <span className={styles.knob} style={{ top: `${down(value)}%` }} />}
          <span
            ref={slider}
            className={styles.pill}
            role="slider"
            tabIndex={isLive ? 0 : undefined}
            aria-label={STRINGS.devices.floorPlan.hour}
            aria-disabled={!isLive}
            aria-valuemin={first}
            aria-valuemax={last}
            aria-valuenow={now}
            aria-valuetext={`${timeOf(now)}, ${said}`}
            onKeyDown={key}
          >
            {timeOf(now)}
          </span>
        </span>
      </div>
      <p className={styles.hours} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
    </div>
  )
}

/** The time a key of the slider pattern leads to; undefined for any other key. */
function nextHour(key: string, { now, step, first, last }: Record<'now' | 'step' | 'first' | 'last', number>) {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return now + step
    case 'ArrowLeft':
    case 'ArrowDown':
      return now - step
    case 'PageUp':
      return now + 60
    case 'PageDown':
      return now - 60
    case 'Home':
      return first
    case 'End':
      return last
    default:
      return undefined
  }
}
