import type { KeyboardEventHandler } from 'react'
import { minutesOf, timeOf } from '../../../lib/time/clock-time'
import { interpolate } from '../../../lib/text/interpolate'
import * as styles from './job.module.scss'

export interface JobProps {
  job: Queries.WorkDayFragment['jobs'][number]
  when: 'done' | 'now' | 'ahead'
  isLive: boolean
  onOpen: () => void
  onKeyDown: KeyboardEventHandler
}

/** A job of the day: a row that opens it, or the open one with its timer and steps. */
export function Job({ job, when, isLive, onOpen, onKeyDown }: JobProps) {
  const { from, to, name, place, note, steps, done, at, drive } = job
  const isNow = when === 'now'

  return (
    <button
      type="button"
      className={styles[when]}
      aria-current={isNow ? 'step' : undefined}
      disabled={!isLive}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      {isNow ? (
        <>
          <span className={styles.badge}>{STRINGS.devices.workDay.inProgress}</span>
          <span className={styles.timer}>{timeOf(minutesOf(at) - minutesOf(from))}</span>
          <b className={styles.name}>{name}</b>
          <span className={styles.place}>{place}</span>
          <span className={styles.bar}>
            <span style={{ width: `${(done / steps) * 100}%` }} />
          </span>
          <span>{interpolate(STRINGS.devices.workDay.steps, { count: done, total: steps })}</span>
          <span className={styles.note}>{note}</span>
        </>
      ) : (
        <>
          <span>{from}</span>
          <b>{name}</b>
          <span className={styles.then}>
            {when === 'done'
              ? interpolate(STRINGS.devices.workDay.done, { time: to })
              : drive && interpolate(STRINGS.devices.workDay.drive, { minutes: drive.minutes })}
          </span>
        </>
      )}
    </button>
  )
}
