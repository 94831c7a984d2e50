import type { WorkDayData } from '../../schemas/devices/work-day'
import { minutes, slip, type Slip } from './slip'

/** What does not agree in a day of work: jobs out of order or beyond the day, moments outside their job. */
export function workDaySlips({ from, to, start, jobs }: WorkDayData): Slip[] {
  const at = (...path: (string | number)[]) => ['workDay', ...path]
  const full = (time: string) => minutes(time) % 60 === 0

  return [
    ...slip(!full(from), at('from'), `is ${from}; expected a full hour`),
    ...slip(!full(to) || minutes(to) <= minutes(from), at('to'), `is ${to}; expected a full hour after ${from}`),
    ...slip(start > jobs.length, at('start'), `is ${start}, but there are ${jobs.length} jobs`),
    ...jobs.flatMap((job, i) => {
      const free = minutes(i ? (jobs[i - 1]?.to ?? from) : from) + (job.drive?.minutes ?? 0)
      return [
        ...slip(
          minutes(job.from) < free,
          at('jobs', i, 'from'),
          `is ${job.from}, before the job and the drive ahead of it are over`,
        ),
        ...slip(
          minutes(job.to) <= minutes(job.from) || minutes(job.to) > minutes(to),
          at('jobs', i, 'to'),
          `is ${job.to}; expected a time after ${job.from}, at most ${to}`,
        ),
        ...slip(
          minutes(job.at) < minutes(job.from) || minutes(job.at) > minutes(job.to),
          at('jobs', i, 'at'),
          `is ${job.at}; expected a time from ${job.from} to ${job.to}`,
        ),
        ...slip(job.done > job.steps, at('jobs', i, 'done'), `is ${job.done}; expected at most ${job.steps}`),
      ]
    }),
  ]
}
