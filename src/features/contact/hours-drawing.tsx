import type { CSSProperties } from 'react'
import { classNames } from '../../lib/text/class-names'
import { DAY_MINUTES, type DayPlan, meet, type Span, VISITOR_DAY } from '../../lib/time/office-hours'
import { formatSpan, lengthOf } from '../../lib/time/format-hours'
import { interpolate } from '../../lib/text/interpolate'
import { DayHandle } from './day-handle'
import * as styles from './hours-drawing.module.scss'
import type { AskedHourControl } from './use-asked-hour'

export interface HoursDrawingProps {
  plan: DayPlan
  /** The visitor's time, in minutes since midnight. */
  now: number
  control: AskedHourControl
  /** What the sentence says of the hour at the handle. */
  answer: string
  /** Label of the owner's hours. */
  mine: string
  /** Label of the visitor's hours. */
  yours: string
  /** Label of the hours they share. */
  both: string
}

/** Hours between two numerals of the ruler. */
const STEP = 2

const at = (minutes: number) => minutes / DAY_MINUTES
const place = ({ start, end }: Span) => ({ '--start': at(start), '--length': at(end - start) }) as CSSProperties

/**
 * The visitor's day on twelve two-hour columns: the owner's hours, the visitor's below them, yellow where they overlap.
 * On a day without the owner's hours it outlines those of the next, with a yellow mark where both are at their desks
 * first. A handle starts at the current time and asks about other hours.
 */
export function HoursDrawing({ plan, now, control, answer, mine, yours, both }: HoursDrawingProps) {
  const { own, open, range, same, next } = plan
  const shared = same && open ? own : plan.shared
  const first = own.find(({ start }) => start === range.start) ?? own[0]
  const [firstShared] = shared
  const hour = control.asked ?? now
  const onDay = open ? mine : interpolate(STRINGS.contact.onDay, { hours: mine, day: next.weekday })
  const isAllShared = open && lengthOf(shared) === lengthOf(own)
  // At a weekend: yellow is for both, as on other days.
  const [together] = first && !same ? meet(first, VISITOR_DAY) : []
  const marked = together ?? first
  // The visitor's day lies within the owner's hours, so one label is enough for both.
  const isWholeDay = !same && !isAllShared && lengthOf(shared) === lengthOf([VISITOR_DAY])

  return (
    <div className={styles.day}>
      <ol className={styles.ruler} aria-hidden="true">
        {Array.from({ length: 24 / STEP }, (_, index) => (
          <li key={index}>{index * STEP}</li>
        ))}
      </ol>
      <div className={styles.plan}>
        <DayHandle now={now} answer={answer} {...control} />
        <div className={classNames(styles.bars, !open && styles.closed)} aria-hidden="true">
          {own.map((span) => (
            <span key={span.start} className={classNames(styles.bar, open && styles.own)} style={place(span)} />
          ))}
          {shared.map((span) => (
            <span key={span.start} className={styles.shared} style={place(span)}>
              {span.start <= hour && hour < span.end && (
                <span
                  className={styles.tick}
                  style={{ '--start': (hour - span.start) / (span.end - span.start) } as CSSProperties}
                />
              )}
            </span>
          ))}
          {/* Over the yellow, or a day within the owner's hours would have no outline. */}
          {open && !same && <span className={classNames(styles.bar, styles.visitor)} style={place(VISITOR_DAY)} />}
          {!open && marked && <span className={styles.mark} style={place(marked)} />}
        </div>
        {first && (
          <p
            className={classNames(styles.label, open && styles.filled, isAllShared && styles.allShared)}
            style={place(first)}
            aria-hidden="true"
          >
            <span>
              {same ? onDay : interpolate(STRINGS.contact.onYourClock, { hours: onDay })}{' '}
              <span className={styles.range}>{formatSpan(range)}</span>
            </span>
          </p>
        )}
        {open && !same && !isWholeDay && (
          <p className={styles.label} style={place(VISITOR_DAY)} aria-hidden="true">
            <span>
              {yours} <span className={styles.range}>{formatSpan(VISITOR_DAY)}</span>
            </span>
          </p>
        )}
        {firstShared && !same && !isAllShared && (
          <p className={classNames(styles.label, styles.allShared)} style={place(firstShared)} aria-hidden="true">
            <span>
              {isWholeDay ? interpolate(STRINGS.contact.wholeDay, { both }) : both}{' '}
              <span className={styles.range}>{shared.map(formatSpan).join(', ')}</span>
            </span>
          </p>
        )}
      </div>
    </div>
  )
}
