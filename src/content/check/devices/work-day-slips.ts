import type { WorkDayData } from '../../schemas/devices/work-day'
import { minutesOf } from '../../../lib/time/clock-time'
import { slip, type Slip } from './slip'

/** Inconsistencies in a day of work: jobs out of order or outside the day, moments outside their job. */
export function workDaySlips({ from, to, start, jobs }: WorkDayData): Slip[] {
  const at = (...path: (string | number)[]) => ['workDay', ...path]
  const full = (time: string) => minutesOf(time) % 60 === 0

  return [
    ...slip(!full(from), at('from'), `is ${from}; expected a full hour`),
    ...slip(!full(to) || minutesOf(to) <= minutesOf(from), at('to'), `is ${to}; expected a full hour after ${from}`),
    ...slip(start > jobs.length, at('start'), `is ${start}, but there are ${jobs.length} jobs`),
    ...jobs.flatMap((job, i) => {
      const free = minutesOf(i ? (jobs[i - 1]?.to ?? from) : from) + (job.drive?.minutes ?? 0)
      return [
        ...slip(
          minutesOf(job.from) < free,
          at('jobs', i, 'from'),
          `is ${job.from}, before the job and the drive ahead of it are over`,
        ),
        ...slip(
          minutesOf(job.to) <= minutesOf(job.from) || minutesOf(job.to) > minutesOf(to),
          at('jobs', i, 'to'),
          `is ${job.to}; expected a time after ${job.from}, at most ${to}`,
        ),
        ...slip(
          minutesOf(job.at) < minutesOf(job.from) || minutesOf(job.at) > minutesOf(job.to),
          at('jobs', i, 'at'),
          `is ${job.at}; expected a time from ${job.from} to ${job.to}`,
        ),
        ...slip(job.done > job.steps, at('jobs', i, 'done'), `is ${job.done}; expected at most ${job.steps}`),
      ]
    }),
  ]
}
