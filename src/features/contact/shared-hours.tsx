import { graphql } from 'gatsby'
import { type OfficeHours, planDay } from '../../lib/time/office-hours'
import { formatOfficeHours, formatPlan } from '../../lib/time/format-hours'
import { placeOf } from '../../lib/time/use-time-zone'
import { useVisitorClock } from '../../lib/time/use-visitor-clock'
import { wallTime } from '../../lib/time/zoned-time'
import { useSite } from '../../state/use-site'
import { NumberedSection } from '../../ui/numbered-section'
import { reveal } from '../../ui/reveal'
import { HoursDrawing } from './hours-drawing'
import { interpolate } from '../../lib/text/interpolate'
import * as styles from './shared-hours.module.scss'

export interface SharedHoursProps {
  number: number
  hours: OfficeHours
  words: Queries.SharedHoursWordsFragment
}

/** The owner's working hours in the visitor's own time: a drawing of the day, and the same in one sentence. */
export function SharedHours({ number, hours, words }: SharedHoursProps) {
  const { owner } = useSite()
  const clock = useVisitorClock()
  const plan = clock && planDay(hours, clock.timeZone, clock.now)
  const times = formatOfficeHours(hours)
  // Both are about as long, so that nothing moves when the script knows more.
  const shown = clock
    ? interpolate(STRINGS.contact.ownTime, { place: placeOf(clock.timeZone) })
    : interpolate(STRINGS.contact.timeOf, { city: owner.city })

  return (
    <NumberedSection
      className={styles.section}
      headingId="hours-heading"
      headClassName={styles.head}
      number={number}
      words={{ heading: words.heading, aside: `${interpolate(STRINGS.contact.hoursHere, { hours: times })} ${shown}` }}
    >
      <div className={styles.drawing} aria-hidden="true" {...reveal('draw')}>
        {clock && plan && (
          <HoursDrawing
            plan={plan}
            now={wallTime(clock.timeZone, clock.now).minutes}
            mine={words.mine}
            yours={words.yours}
          />
        )}
      </div>
      <p className={styles.sentence}>
        {plan ? formatPlan(plan) : interpolate(STRINGS.contact.atMyDesk, { hours: times, city: owner.city })}
      </p>
    </NumberedSection>
  )
}

export const sharedHoursFragment = graphql`
  fragment SharedHoursWords on ContactPageHours {
    heading
    mine
    yours
  }
`
