import type { CSSProperties } from 'react'
import { classNames } from '../../lib/class-names'
import { DAY_MINUTES, type DayPlan, type Span, VISITOR_DAY } from '../../lib/office-hours'
import { saySpan, sayTime } from '../../lib/say-hours'
import * as styles from './hours-drawing.module.scss'

export interface HoursDrawingProps {
  plan: DayPlan
  /** The visitor's time, in minutes since midnight. */
  now: number
  /** What the owner's hours are called. */
  mine: string
  /** What the visitor's are called. */
  yours: string
}

/** Hours between two numerals of the ruler. */
const STEP = 2
/** From this part of the day on a label has its room on the left. */
const LATE = 0.6

const at = (minutes: number) => minutes / DAY_MINUTES
const place = ({ start, end }: Span) => ({ '--start': at(start), '--length': at(end - start) }) as CSSProperties

/** The visitor's day on twelve columns of two hours: the owner's hours, the visitor's below them, yellow where both hold. */
export function HoursDrawing({ plan, now, mine, yours }: HoursDrawingProps) {
  const { own, open, range, same } = plan
  const shared = same && open ? own : plan.shared
  const first = own[0]
  const side = (span: Span) => (at(span.start) > LATE ? styles.late : undefined)

  return (
    <div className={styles.day}>
      <ol className={styles.ruler}>
        {Array.from({ length: 24 / STEP }, (_, index) => (
          <li key={index}>{index * STEP}</li>
        ))}
      </ol>
      <div className={styles.plan}>
        <div
          className={classNames(styles.now, at(now) > 0.85 && styles.nowLate)}
          style={{ '--start': at(now) } as CSSProperties}
        >
          <span>Now, {sayTime(now)}</span>
        </div>
        {first && (
          <p className={classNames(styles.mine, side(first))} style={place(first)}>
            <span>
              {mine} {saySpan(range)}
            </span>
          </p>
        )}
        <div className={styles.bars}>
          {own.map((span) => (
            <span key={span.start} className={classNames(styles.bar, open && styles.own)} style={place(span)} />
          ))}
          {!same && <span className={classNames(styles.bar, styles.visitor)} style={place(VISITOR_DAY)} />}
          {shared.map((span) => (
            <span key={span.start} className={styles.shared} style={place(span)}>
              {span.start <= now && now < span.end && (
                <span
                  className={styles.tick}
                  style={{ '--start': (now - span.start) / (span.end - span.start) } as CSSProperties}
                />
              )}
            </span>
          ))}
        </div>
        {!same && (
          <p className={styles.yours} style={place(VISITOR_DAY)}>
            <span>
              {yours} {saySpan(VISITOR_DAY)}
            </span>
          </p>
        )}
      </div>
    </div>
  )
}
