import type { WorkDayData } from '../../schemas/devices/work-day'
import { minutesOf } from '../../../lib/time/clock-time'
import { faultIf, type DeviceFault } from './device-fault'

/** Inconsistencies in a day of work: jobs out of order or outside the day, moments outside their job. */
export function workDayFaults({ from, to, start, jobs }: WorkDayData): DeviceFault[] {
  const at = (...path: (string | number)[]) => ['workDay', ...path]
  const full = (time: string) => minutesOf(time) % 60 === 0

  return [
    ...faultIf(!full(from), at('from'), `is ${from}; expected a full hour`),
    ...faultIf(!full(to) || minutesOf(to) <= minutesOf(from), at('to'), `is ${to}; expected a full hour after ${from}`),
    ...faultIf(start > jobs.length, at('start'), `is ${start}, but there are ${jobs.length} jobs`),
    ...jobs.flatMap((job, i) => {
      const free = minutesOf(i ? (jobs[i - 1]?.to ?? from) : from) + (job.drive?.minutes ?? 0)
      return [
        ...faultIf(
          minutesOf(job.from) < free,
          at('jobs', i, 'from'),
          `is ${job.from}, before the job and the drive ahead of it are over`,
        ),
        ...faultIf(
          minutesOf(job.to) <= minutesOf(job.from) || minutesOf(job.to) > minutesOf(to),
          at('jobs', i, 'to'),
          `is ${job.to}; expected a time after ${job.from}, at most ${to}`,
        ),
        ...faultIf(
          minutesOf(job.at) < minutesOf(job.from) || minutesOf(job.at) > minutesOf(job.to),
          at('jobs', i, 'at'),
          `is ${job.at}; expected a time from ${job.from} to ${job.to}`,
        ),
        ...faultIf(job.done > job.steps, at('jobs', i, 'done'), `is ${job.done}; expected at most ${job.steps}`),
      ]
    }),
  ]
}
