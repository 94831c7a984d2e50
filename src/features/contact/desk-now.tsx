import { classNames } from '../../lib/text/class-names'
import { interpolate } from '../../lib/text/interpolate'
import { askHour, nextShared, type OfficeHours } from '../../lib/time/office-hours'
import { formatDesk, formatOfficeHours } from '../../lib/time/format-hours'
import { useVisitorClock } from '../../lib/time/use-visitor-clock'
import { wallTime } from '../../lib/time/zoned-time'
import * as styles from './desk-now.module.scss'

export interface DeskNowProps {
  hours: OfficeHours
  className?: string | undefined
}

/**
 * Whether the owner is at the desk now, and until when, or when both are next, after a square that is filled while the
 * desk is taken. Shows the hours until the visitor's clock is known, and without scripts.
 */
export function DeskNow({ hours, className }: DeskNowProps) {
  const clock = useVisitorClock()
  const now = clock && askHour(hours, clock.timeZone, clock.now, wallTime(clock.timeZone, clock.now).minutes)

  return (
    <p className={classNames(styles.desk, className)}>
      <span className={classNames(styles.words, now?.atDesk && styles.taken)}>
        {clock && now
          ? formatDesk(now, nextShared(hours, clock.timeZone, clock.now))
          : interpolate(STRINGS.contact.hoursHere, { hours: formatOfficeHours(hours) })}
      </span>
    </p>
  )
}
