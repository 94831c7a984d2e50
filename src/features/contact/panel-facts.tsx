import { formatOfficeHours, formatTime } from '../../lib/time/format-hours'
import { useNow } from '../../lib/time/use-now'
import { wallTime, weekdayOf } from '../../lib/time/zoned-time'
import { useSite } from '../../state/use-site'
import { interpolate } from '../../lib/text/interpolate'
import * as styles from './panel-facts.module.scss'

/** Up to three facts beside the card in a panel: city, hours, and the time there now. */
export function PanelFacts() {
  const { owner, hours } = useSite()
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
    </dl>
  )
}
