import { graphql } from 'gatsby'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useReducedMotion } from '../../../lib/browser/use-reduced-motion'
import { minutesOf, timeOf } from '../../../lib/time/clock-time'
import type { DeviceProps } from '../device'
import { StepButtons } from '../step-buttons'
import { useStatus } from '../../../lib/browser/use-status'
import * as styles from './day-route.module.scss'
import { Lake, Stay, Viaduct } from './landscape'
import { partBetween, sentenceAt, spanOf, stopBeside } from './route'
import { minuteAt, useClock } from './use-clock'

/** Minutes on both sides of the clock where it covers the time of a stop. */
const COVERED = 16

/** A day of travel drawn to scale: every minute has the same height, and a clock follows the scroll position. */
export function Device({ data, label, isLive, round }: DeviceProps<Queries.DayRouteFragment>) {
  const { stops, legs, stay } = data
  const isStill = useReducedMotion()
  const line = useRef<HTMLOListElement>(null)
  const isMoving = isLive && !isStill
  const now = useClock(line, stops, isMoving)
  const [status, say] = useStatus()
  const { first, last } = spanOf(data)
  const sentence = sentenceAt(data, now)
  const at = (minute: number) => ({ '--at': minute - first }) as CSSProperties

  // A time under the clock would look out from behind it.
  const isCovered = (minute: number) => isMoving && Math.abs(minute - now) < COVERED

  const scrollTo = (stop: number) => {
    const { top = 0, height = 0 } = line.current?.getBoundingClientRect() ?? {}
    const part = (minutesOf(stops[stop]?.at ?? '') - first) / (last - first)
    window.scrollBy({ top: top + part * height - window.innerHeight / 2, behavior: isStill ? 'auto' : 'smooth' })
  }
  const step = (by: 1 | -1) => {
    const stop = line.current ? stopBeside(data, minuteAt(line.current, stops), by) : undefined
    const there = stops[stop ?? -1]
    if (stop === undefined || !there) return
    scrollTo(stop)
    say(`${there.at}, ${there.name}. ${sentenceAt(data, minutesOf(there.at))?.term ?? ''}.`)
  }
  const begin = useRef(() => scrollTo(0))
  useEffect(() => {
    if (round > 0) begin.current()
  }, [round])

  return (
    <div className={styles.device} role="group" aria-label={label}>
      <div className={styles.head}>
        <p className={styles.title}>
          {data.title} <em>{data.accent}</em>
        </p>
        <p>{data.date}</p>
      </div>
      <div className={styles.day}>
        <div className={styles.route} style={{ '--minutes': last - first } as CSSProperties}>
          <div className={styles.hours} aria-hidden="true">
            {Array.from({ length: Math.floor(last / 60) - Math.floor(first / 60) }, (_, hour) => (
              <span key={hour} style={at((Math.floor(first / 60) + hour + 1) * 60)} />
            ))}
          </div>
          <ol ref={line} className={styles.stops}>
            {stops.map((stop, place) => {
              const leg = legs[place]
              return (
                <li
                  key={stop.at}
                  className={leg ? styles[leg.kind] : undefined}
                  style={{ ...at(minutesOf(stop.at)), '--long': leg?.minutes ?? 0 } as CSSProperties}
                >
                  <time dateTime={stop.at} data-covered={isCovered(minutesOf(stop.at)) || undefined}>
                    {stop.at}
                  </time>
                  <b>{stop.name}</b>
                  {leg?.kind === 'walk' && <Lake />}
                  {leg && (
                    <p className={styles.leg}>
                      <span>{leg.name}</span> {leg.note}
                    </p>
                  )}
                  {leg?.kind === 'train' && place > 0 && (
                    <Viaduct crossed={isMoving ? partBetween(minutesOf(stop.at), leg.minutes, now) : undefined} />
                  )}
                </li>
              )
            })}
          </ol>
          {isMoving && (
            <div className={styles.clock} style={at(now)} aria-hidden="true">
              <span>{timeOf(now)}</span>
            </div>
          )}
        </div>
        <div className={styles.stay}>
          <Stay />
          <p>
            <b>{stay.name}</b>
            {stay.note}
          </p>
        </div>
        <div className={styles.foot}>
          <p>
            {sentence?.term}
            <span>{sentence?.text}</span>
          </p>
          <StepButtons
            names={[STRINGS.devices.dayRoute.previous, STRINGS.devices.dayRoute.next]}
            isLive={isLive}
            isEnd={(by) => isMoving && stopBeside(data, now, by) === undefined}
            onStep={step}
          />
        </div>
      </div>
      {status}
    </div>
  )
}

export const dayRouteFragment = graphql`
  fragment DayRoute on ProjectDeviceDayRoute {
    title
    accent
    date
    stops {
      at
      name
    }
    legs {
      kind
      name
      minutes
      note
    }
    says {
      from
      term
      text
    }
    stay {
      name
      note
    }
  }
`
