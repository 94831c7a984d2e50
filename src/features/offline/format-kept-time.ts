import { interpolate } from '../../lib/text/interpolate'
import { formatTime } from '../../lib/time/format-hours'

const days = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long' })

/**
 * A time as used in a sentence: `today at 16.42`, or `on 19 November at 16.42`.
 * @param time ms since 1970, shown in the visitor's time zone
 */
export function formatKeptTime(time: number, now = Date.now()): string {
  const moment = new Date(time)
  const clock = formatTime(moment.getHours() * 60 + moment.getMinutes())
  const day = days.format(time)
  return day === days.format(now)
    ? interpolate(STRINGS.offline.today, { time: clock })
    : interpolate(STRINGS.offline.before, { day, time: clock })
}
