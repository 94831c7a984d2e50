import { formatNumber } from '../../../lib/text/format-number'
import { minutesOf } from '../../../lib/time/clock-time'

type Day = Pick<Queries.WorkDayFragment, 'jobs' | 'week'>

/** The sums of a day while a job is open: minutes at work, kilometres driven, minutes this week. */
export interface DaySums {
  work: number
  kilometres: number
  week: number
}

/** Adds up a day until the time shown for a job: the jobs before it in full, its own part, and every drive so far. */
export function sumsAt({ jobs, week }: Day, open: number): DaySums {
  const work = jobs.slice(0, open + 1).reduce((sum, { from, to, at }, place) => {
    return sum + minutesOf(place === open ? at : to) - minutesOf(from)
  }, 0)
  const kilometres = jobs.slice(0, open + 1).reduce((sum, { drive }) => sum + (drive?.kilometres ?? 0), 0)
  return { work, kilometres, week: minutesOf(week.before) + work }
}

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** Kilometres in the format of the site's language: `13.3`. */
export const kilometresOf = (kilometres: number): string => formatNumber(kilometres, TENTHS)
