import { formatOfficeHours, formatTime } from '../../lib/time/format-hours'
import { useNow } from '../../lib/time/use-now'
import { wallTime, weekdayOf } from '../../lib/time/zoned-time'
import { useSite } from '../../state/use-site'
import * as styles from './panel-facts.module.scss'

/** Up to three facts beside the card in a panel: city, hours, and the time there now. */
export function PanelFacts() {
  const { owner, hours } = useSite()
  const now = useNow()
  const there = now === undefined || !hours ? undefined : wallTime(hours.timeZone, now)

  return (
    <dl className={styles.facts}>
      <div>
        <dt>City</dt>
        <dd>{owner.city}</dd>
      </div>
      {hours && (
        <div>
          <dt>Hours</dt>
          <dd>{formatOfficeHours(hours)}</dd>
        </div>
      )}
      {there && (
        <div>
          <dt>Now in {owner.city}</dt>
          <dd>
            {weekdayOf(there)}, {formatTime(there.minutes)}
          </dd>
        </div>
      )}
    </dl>
  )
}
