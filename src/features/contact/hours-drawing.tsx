import type { CSSProperties } from 'react'
import { classNames } from '../../lib/text/class-names'
import { DAY_MINUTES, type DayPlan, meet, type Span, VISITOR_DAY } from '../../lib/time/office-hours'
import { formatSpan, formatTime, lengthOf } from '../../lib/time/format-hours'
import { interpolate } from '../../lib/text/interpolate'
import { DayHandle } from './day-handle'
import * as styles from './hours-drawing.module.scss'
import { fitsTablet, placeLabel, without } from './place-label'
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
 * The visitor's day on twelve two-hour columns: the owner's hours, the visitor's below them, and one yellow block through
 * both where they overlap; hours that went on past midnight say beside their end until when. On a day without the
 * owner's hours it outlines the next, with a yellow line along those that both share. A handle starts at the current
 * time and asks about other hours.
 */
export function HoursDrawing({ plan, now, control, answer, mine, yours, both }: HoursDrawingProps) {
  const { own, open, range, same, next } = plan
  const shared = same ? own : own.flatMap((span) => meet(span, VISITOR_DAY))
  const alone = open ? without(own, shared) : own
  const visitor = open && !same ? [VISITOR_DAY] : []
  const hour = control.asked ?? now
  // Who keeps the same time shares all of it.
  const ofToday = same ? both : mine
  const onNext = (hours: string) => interpolate(STRINGS.contact.onDay, { hours, day: next.weekday })
  const onDay = open ? ofToday : onNext(mine)
  const isAllShared = shared.length > 0 && alone.length === 0
  // The visitor's day lies within the owner's hours, so one label is enough for both.
  const isWholeDay = !same && !isAllShared && lengthOf(shared) === lengthOf([VISITOR_DAY])
  const ofBoth = isWholeDay ? interpolate(STRINGS.contact.wholeDay, { both }) : both
  const words = same ? onDay : interpolate(STRINGS.contact.onYourClock, { hours: onDay })
  const bars = (spans: readonly Span[], className: string | undefined, isFilled = false) =>
    spans.map((span) => (
      <span key={span.start} className={className} style={place(span)}>
        {isFilled && (
          <span className={styles.tick} style={{ '--from': at(span.start), '--hour': at(hour) } as CSSProperties} />
        )}
      </span>
    ))

  return (
    <div className={styles.day}>
      <Ruler />
      <div className={styles.plan}>
        <DayHandle now={now} day={open ? undefined : [plan.weekday, plan.shortWeekday]} answer={answer} {...control} />
        <div className={classNames(styles.bars, !open && styles.closed)} aria-hidden="true">
          {bars(alone, classNames(styles.bar, open && styles.own), open)}
          {bars(without(visitor, shared), classNames(styles.bar, styles.visitor))}
          {bars(shared, styles.shared, open)}
        </div>
        {own[0] && own[1] && (
          <p
            className={classNames(styles.label, styles.after, styles.wrapped)}
            style={{ '--at': at(own[0].end) } as CSSProperties}
            aria-hidden="true"
          >
            <span>{interpolate(STRINGS.time.until, { time: formatTime(own[0].end) })}</span>
          </p>
        )}
        {own[0] && (
          <Label
            bar={own.find(({ start }) => start === range.start) ?? own[0]}
            parts={isAllShared ? shared : alone}
            row={own}
            words={words}
            range={formatSpan(range)}
            isAtEnd={same && open && own.length === 1 && now < (range.start + range.end) / 2}
            className={classNames(
              open && styles.filled,
              isAllShared && styles.allShared,
              (same || !open) && styles.alone,
            )}
          />
        )}
        {visitor[0] && !isWholeDay && (
          <Label
            bar={visitor[0]}
            parts={without(visitor, shared)}
            row={visitor}
            words={yours}
            range={formatSpan(VISITOR_DAY)}
            className={styles.lower}
          />
        )}
        {shared[0] && !same && !isAllShared && (
          <Label
            bar={shared[0]}
            parts={shared}
            row={open ? visitor : own}
            words={open ? ofBoth : onNext(both)}
            range={shared.map(formatSpan).join(', ')}
            isLine={!open}
            className={open ? classNames(styles.allShared, styles.ofBoth) : styles.ofLine}
          />
        )}
      </div>
    </div>
  )
}

/** A day without hours, until the visitor's clock is known. */
export function BlankDay() {
  return (
    <div className={classNames(styles.day, styles.blank)}>
      <Ruler />
      <div className={styles.plan}>
        <div className={styles.bars} />
      </div>
    </div>
  )
}

function Ruler() {
  return (
    <ol className={styles.ruler} aria-hidden="true">
      {Array.from({ length: 24 / STEP }, (_, index) => (
        <li key={index}>{index * STEP}</li>
      ))}
    </ol>
  )
}

interface LabelProps {
  /** What it stands below, where bars are too narrow for words. */
  bar: Span
  /** The parts of the bar that have its colour. */
  parts: readonly Span[]
  /** All bars of its row. */
  row: readonly Span[]
  words: string
  range: string
  /** The hours are beside the words, not below them. */
  isLine?: boolean
  /** In its bar it ends where that does: the stem of the handle is in the first half. */
  isAtEnd?: boolean
  /** What its key, or the bar that it is in, looks like. */
  className?: string | undefined
}

/**
 * Names a bar and its hours: in large windows in the bar or beside it, on tablets in it if it is the only one or of a
 * day off; elsewhere below the day, after a key.
 */
function Label({ bar, parts, row, words, range, isLine, isAtEnd, className }: LabelProps) {
  const letters = isLine ? `${words} ${range}`.length : Math.max(words.length, range.length)
  const { side, at: moment } = placeLabel(letters, parts, row)

  return (
    <p
      className={classNames(
        styles.label,
        styles[side],
        fitsTablet(letters, parts) && styles.roomy,
        isAtEnd && styles.atEnd,
        className,
      )}
      style={{ ...place(bar), '--at': at(isAtEnd ? bar.end : moment) } as CSSProperties}
      aria-hidden="true"
    >
      <span>
        <span className={styles.words}>{words}</span> {range}
      </span>
    </p>
  )
}
