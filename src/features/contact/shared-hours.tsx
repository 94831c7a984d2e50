import { graphql } from 'gatsby'
import { planDay } from '../../lib/office-hours'
import { sayOfficeHours, sayPlan } from '../../lib/say-hours'
import { placeOf } from '../../lib/use-time-zone'
import { useVisitorClock } from '../../lib/use-visitor-clock'
import { wallTime } from '../../lib/zoned-time'
import { useSite } from '../../state/use-site'
import { NumberedSection } from '../../ui/numbered-section'
import { HoursDrawing } from './hours-drawing'
import * as styles from './shared-hours.module.scss'

export interface SharedHoursProps {
  number: number
  words: Queries.SharedHoursWordsFragment
}

/** The owner's working hours in the visitor's own time: a drawing of the day, and the same in one sentence. */
export function SharedHours({ number, words }: SharedHoursProps) {
  const { owner, hours } = useSite()
  const clock = useVisitorClock()
  const plan = clock && planDay(hours, clock.timeZone, clock.now)
  const times = sayOfficeHours(hours)
  // Both are about as long, so that nothing moves when the script knows more.
  const shown = clock
    ? `Shown in your own time, ${placeOf(clock.timeZone)}, as your clock has it.`
    : `Shown on the clock of ${owner.city}, summer time included.`

  return (
    <NumberedSection
      className={styles.section}
      headingId="hours-heading"
      headClassName={styles.head}
      number={number}
      words={{ heading: words.heading, aside: `${times} here. ${shown}` }}
    >
      <div className={styles.drawing} aria-hidden="true">
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
        {plan ? sayPlan(plan) : `I am at my desk ${times}, on the clocks of ${owner.city}.`}
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
