import { graphql } from 'gatsby'
import { type KeyboardEvent, useRef, useState } from 'react'
import { durationOf } from '../../../lib/time/clock-time'
import type { DeviceProps } from '../device'
import { StepButtons } from '../step-buttons'
import { useStatus } from '../../../lib/browser/use-status'
import { kilometresOf, sumsAt } from './day-sums'
import { Edge } from './edge'
import { Job } from './job'
import { useCounted } from './use-counted'
import { interpolate } from '../../../lib/text/interpolate'
import * as styles from './work-day.module.scss'

/** A day of jobs with the route along the edge: one job is open, and hours and kilometres are counted up to it. */
export function Device({ data, label, isLive }: DeviceProps<Queries.WorkDayFragment>) {
  const { jobs, week, day } = data
  const [open, setOpen] = useState(data.start - 1)
  const [status, say] = useStatus()
  const list = useRef<HTMLOListElement>(null)
  const sums = useCounted(sumsAt(data, open))
  const last = jobs.length - 1

  const go = (to: number) => {
    const job = jobs[to]
    if (!job || to === open) return
    setOpen(to)
    const { work, kilometres } = sumsAt(data, to)
    const [hours, minutes] = durationOf(work).split(':')
    say(
      interpolate(STRINGS.devices.workDay.said, {
        number: to + 1,
        total: jobs.length,
        name: job.name,
        time: job.at,
        hours: hours ?? '',
        minutes: minutes ?? '',
        kilometres: kilometresOf(kilometres),
      }),
    )
  }
  const press = (event: KeyboardEvent, isJob: boolean) => {
    const to = { ArrowUp: open - 1, ArrowDown: open + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
    if (isJob && jobs[to]) list.current?.querySelectorAll('button')[to]?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.device} role="group" aria-label={label}>
      <div className={styles.jobs}>
        <div className={styles.head}>
          <p className={styles.title}>
            {day}, {jobs[open]?.at}
          </p>
          <StepButtons
            className={styles.step}
            names={[STRINGS.devices.workDay.previous, STRINGS.devices.workDay.next]}
            isLive={isLive}
            isEnd={(by) => !jobs[open + by]}
            onStep={(by) => go(open + by)}
            onKeyDown={(event) => press(event, false)}
          />
        </div>
        <ol ref={list} className={styles.list}>
          {jobs.map((job, place) => (
            <li key={job.name}>
              <Job
                job={job}
                when={place < open ? 'done' : place > open ? 'ahead' : 'now'}
                isLive={isLive}
                onOpen={() => go(place)}
                onKeyDown={(event) => press(event, true)}
              />
            </li>
          ))}
        </ol>
        <dl className={styles.sums}>
          <Sum term={STRINGS.devices.workDay.onJob} value={durationOf(sums.work)} />
          <Sum
            term={STRINGS.devices.workDay.driven}
            value={interpolate(STRINGS.devices.workDay.kilometres, { kilometres: kilometresOf(sums.kilometres) })}
          />
          <Sum
            term={interpolate(STRINGS.devices.workDay.week, { planned: week.planned })}
            value={durationOf(sums.week)}
          />
        </dl>
      </div>
      <Edge data={data} open={open} isLive={isLive} onOpen={go} />
      {status}
    </div>
  )
}

function Sum({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}

export const workDayFragment = graphql`
  fragment WorkDay on ProjectDeviceWorkDay {
    day
    from
    to
    start
    week {
      before
      planned
    }
    jobs {
      from
      to
      name
      place
      note
      steps
      at
      done
      drive {
        kilometres
        minutes
      }
    }
  }
`
