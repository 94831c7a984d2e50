import { formatDistance, formatHoursOfDay, formatTime } from '../../lib/time/format-hours'
import { useVisitorClock } from '../../lib/time/use-visitor-clock'
import { offsetOf, wallTime, weekdayOf } from '../../lib/time/zoned-time'
import { useAvailability } from '../../state/use-availability'
import { useSite } from '../../state/use-site'
import { type Fact, Facts } from '../../ui/facts'
import { interpolate } from '../../lib/text/interpolate'
import * as styles from './contact-facts.module.scss'

export interface ContactFactsProps {
  /** How soon the owner answers. */
  answer: Fact
}

/** Up to four facts under the address: city, local time, response time and availability. */
export function ContactFacts({ answer }: ContactFactsProps) {
  const { owner, hours } = useSite()
  const availability = useAvailability()
  const clock = useVisitorClock()
  const facts: Fact[] = [{ term: STRINGS.facts.city, value: owner.city, detail: owner.country }]
  if (hours) {
    // The built HTML cannot know the time, so it shows the hours instead; equally short, to avoid layout shift.
    facts.push(
      clock
        ? nowThere(hours.timeZone, clock)
        : { term: STRINGS.facts.hours, value: formatHoursOfDay(hours), detail: STRINGS.time.workingDays },
    )
  }
  facts.push(answer)
  if (availability) {
    const checked = interpolate(STRINGS.contact.checked, { day: availability.day })
    const detail = <span className={styles.checked}>{checked}</span>
    facts.push({ term: STRINGS.facts.availability, value: availability.text, detail, open: true })
  }
  return <Facts facts={facts} className={styles.facts} />
}

function nowThere(timeZone: string, { now, timeZone: visitor }: { now: number; timeZone: string }): Fact {
  const there = wallTime(timeZone, now)
  return {
    term: STRINGS.contact.nowThere,
    value: `${weekdayOf(there)}, ${formatTime(there.minutes)}`,
    detail: formatDistance(offsetOf(timeZone, now) - offsetOf(visitor, now)),
  }
}
