import { formatOfficeHours, formatTime } from '../../lib/time/format-hours'
import { useNow } from '../../lib/time/use-now'
import { wallTime, weekdayOf } from '../../lib/time/zoned-time'
import { useAvailability } from '../../state/use-availability'
import { useFrame } from '../../state/use-frame'
import { useSite } from '../../state/use-site'
import { interpolate } from '../../lib/text/interpolate'
import * as styles from './panel-facts.module.scss'

/** Up to five facts beside the card in a panel: city, hours, local time, response time and availability. */
export function PanelFacts() {
  const { owner, hours } = useSite()
  const answer = useFrame().contactPage?.answer
  const availability = useAvailability()
  const now = useNow()
  const there = now === undefined || !hours ? undefined : wallTime(hours.timeZone, now)

  return (
    <dl className={styles.facts}>
      <div>
        <dt>{STRINGS.facts.city}</dt>
        <dd>{owner.city}</dd>
      </div>
      {hours && (
        <div>
          <dt>{STRINGS.facts.hours}</dt>
          <dd>{formatOfficeHours(hours)}</dd>
        </div>
      )}
      {there && (
        <div>
          <dt>{interpolate(STRINGS.contact.nowIn, { city: owner.city })}</dt>
          <dd>
            {weekdayOf(there)}, {formatTime(there.minutes)}
          </dd>
        </div>
      )}
      {answer && (
        <div>
          <dt>{answer.term}</dt>
          <dd>{answer.value}</dd>
        </div>
      )}
      {availability && (
        <div>
          <dt>{STRINGS.facts.availability}</dt>
          <dd className={styles.open}>{availability.text}</dd>
        </div>
      )}
    </dl>
  )
}
