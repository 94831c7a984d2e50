import type { CSSProperties } from 'react'
import { minutesOf, timeOf } from '../../../lib/time/clock-time'
import { kilometresOf } from './day-sums'
import { interpolate } from '../../../lib/text/interpolate'
import * as styles from './edge.module.scss'

export interface EdgeProps {
  data: Queries.WorkDayFragment
  open: number
  isLive: boolean
  onOpen: (job: number) => void
}

/** Minutes around an hour in which the current time would cover its label, which is above its line. */
const COVERED = { before: 30, after: 10 }

/**
 * The day to scale along the page's edge: blocks of work, dotted drives, a line for now. The list says the same in
 * words.
 */
export function Edge({ data, open, isLive, onOpen }: EdgeProps) {
  const { jobs } = data
  const [first, last] = [minutesOf(data.from), minutesOf(data.to)]
  const part = (minutes: number) => `${((minutes / (last - first)) * 100).toFixed(2)}%`
  const down = (time: number) => part(time - first)
  const now = jobs[open]?.at ?? data.from
  const isCovered = (hour: number) => {
    const ahead = hour - minutesOf(now)
    return ahead > -COVERED.after && ahead < COVERED.before
  }

  return (
    <div className={styles.edge} aria-hidden="true">
      <div className={styles.day} style={{ '--hours': (last - first) / 60 } as CSSProperties}>
        {Array.from({ length: (last - first) / 60 + 1 }, (_, hour) => (
          <span key={hour} className={styles.hour} style={{ top: part(hour * 60) }}>
            {!isCovered(first + hour * 60) && <span>{timeOf(first + hour * 60).slice(0, 2)}</span>}
          </span>
        ))}
        {jobs.map(({ from, to, name, drive }, place) => (
          <div key={from}>
            {drive && (
              <>
                <span
                  className={styles.drive}
                  style={{ top: down(minutesOf(from) - drive.minutes), height: part(drive.minutes) }}
                />
                <span className={styles.kilometres} style={{ top: down(minutesOf(from) - drive.minutes / 2) }}>
                  {interpolate(STRINGS.devices.workDay.kilometres, { kilometres: kilometresOf(drive.kilometres) })}
                </span>
              </>
            )}
            <button
              type="button"
              className={styles.block}
              tabIndex={-1}
              disabled={!isLive}
              data-when={place < open ? 'done' : place > open ? 'ahead' : 'now'}
              style={
                { '--top': down(minutesOf(from)), '--high': part(minutesOf(to) - minutesOf(from)) } as CSSProperties
              }
              onClick={() => onOpen(place)}
            >
              {place + 1}
              <span className={styles.name}>{name}</span>
            </button>
          </div>
        ))}
        <span className={styles.now} style={{ top: down(minutesOf(now)) }}>
          <span>{now}</span>
        </span>
      </div>
    </div>
  )
}
