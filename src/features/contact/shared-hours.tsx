import { graphql } from 'gatsby'
import { Fragment } from 'react'
import { askHour, nextShared, type OfficeHours, planDay } from '../../lib/time/office-hours'
import { formatAskedHour, formatOfficeHours, formatPlan } from '../../lib/time/format-hours'
import { classNames } from '../../lib/text/class-names'
import { sentencesOf } from '../../lib/text/sentences-of'
import { placeOf } from '../../lib/time/use-time-zone'
import { useVisitorClock } from '../../lib/time/use-visitor-clock'
import { wallTime } from '../../lib/time/zoned-time'
import { useSite } from '../../state/use-site'
import { NumberedSection } from '../../ui/numbered-section'
import { reveal } from '../../ui/reveal'
import { BlankDay, HoursDrawing } from './hours-drawing'
import { interpolate } from '../../lib/text/interpolate'
import { Phrases } from './phrases'
import { useAskedHour } from './use-asked-hour'
import * as styles from './shared-hours.module.scss'

export interface SharedHoursProps {
  number: number
  hours: OfficeHours
  words: Queries.SharedHoursWordsFragment
}

/**
 * The owner's working hours in the visitor's time zone: a drawing of the day, and the same in one sentence, which also
 * answers for another hour on request.
 */
export function SharedHours({ number, hours, words }: SharedHoursProps) {
  const { owner } = useSite()
  const clock = useVisitorClock()
  const plan = clock && planDay(hours, clock.timeZone, clock.now)
  const times = formatOfficeHours(hours)
  // Both are about equally long, to avoid layout shift once scripts know the time zone.
  const shown = clock
    ? interpolate(STRINGS.contact.ownTime, { place: placeOf(clock.timeZone) })
    : interpolate(STRINGS.contact.timeOf, { city: owner.city })

  const control = useAskedHour()
  const { asked } = control
  const now = clock && wallTime(clock.timeZone, clock.now).minutes
  const hour = asked ?? now
  const answer =
    clock && hour !== undefined ? formatAskedHour(askHour(hours, clock.timeZone, clock.now, hour)) : undefined
  // Once the shared hours are over, what holds now is of more use than the day, where it agrees with what the desk says.
  const isOver = plan && plan.shared.length > 0 && plan.left.length === 0 && (plan.same || plan.atDesk)
  const sentences =
    (asked !== undefined || isOver ? answer : plan && formatPlan(plan, nextShared(hours, clock.timeZone, clock.now))) ??
    interpolate(STRINGS.contact.atMyDesk, { hours: times, city: owner.city })

  return (
    <NumberedSection
      className={styles.section}
      headingId="hours-heading"
      headClassName={styles.head}
      number={number}
      words={{
        heading: words.heading,
        aside: (
          <>
            <span className={styles.sentence}>{interpolate(STRINGS.contact.hoursHere, { hours: times })}</span>{' '}
            <span className={styles.sentence}>{shown}</span>{' '}
            <span className={classNames(styles.sentence, styles.how, !clock && styles.waiting)}>
              {STRINGS.contact.askAnother}
            </span>
          </>
        ),
      }}
    >
      <div className={styles.drawing} {...reveal('draw')}>
        {now !== undefined && plan && answer ? (
          <HoursDrawing
            plan={plan}
            control={control}
            now={now}
            answer={answer}
            mine={words.mine}
            yours={words.yours}
            both={words.both}
          />
        ) : (
          <BlankDay />
        )}
      </div>
      <p className={styles.sentences}>
        {sentencesOf(sentences).map((sentence) => (
          <Fragment key={sentence}>
            <span>
              <Phrases sentence={sentence} className={styles.phrase} />
            </span>{' '}
          </Fragment>
        ))}
      </p>
    </NumberedSection>
  )
}

export const sharedHoursFragment = graphql`
  fragment SharedHoursWords on ContactPageHours {
    heading
    mine
    yours
    both
  }
`
