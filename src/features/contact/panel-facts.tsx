import { sayOfficeHours, sayTime } from '../../lib/say-hours'
import { useNow } from '../../lib/use-now'
import { wallTime, weekdayOf } from '../../lib/zoned-time'
import { useSite } from '../../state/use-site'
import * as styles from './panel-facts.module.scss'

/** Three facts beside the card in a panel: city, hours, and the time there now. */
export function PanelFacts() {
  const { owner, hours } = useSite()
  const now = useNow()
  const there = now === undefined ? undefined : wallTime(hours.timeZone, now)

  return (
    <dl className={styles.facts}>
      <div>
        <dt>City</dt>
        <dd>{owner.city}</dd>
      </div>
      <div>
        <dt>Hours</dt>
        <dd>{sayOfficeHours(hours)}</dd>
      </div>
      {there && (
        <div>
          <dt>Now in {owner.city}</dt>
          <dd>
            {weekdayOf(there)}, {sayTime(there.minutes)}
          </dd>
        </div>
      )}
    </dl>
  )
}
