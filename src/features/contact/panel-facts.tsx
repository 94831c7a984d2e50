import { formatDistance, formatOfficeHours, formatTime } from '../../lib/time/format-hours'
import { useVisitorClock } from '../../lib/time/use-visitor-clock'
import { offsetOf, wallTime, weekdayOf } from '../../lib/time/zoned-time'
import { useAvailability } from '../../state/use-availability'
import { useFrame } from '../../state/use-frame'
import { useSite } from '../../state/use-site'
import type { LeavingLink } from '../../ui/site-link'
import { TextLink } from '../../ui/text-link'
import { interpolate } from '../../lib/text/interpolate'
import { DeskNow } from './desk-now'
import * as styles from './panel-facts.module.scss'

export interface PanelFactsProps {
  leaving: LeavingLink
  /** The contact page; an e-mail address where there is none. */
  page: string
}

/**
 * Up to five facts beside the card in a panel: city, hours, local time, response time and availability; and a link to
 * the contact page, on high tablets with the owner's desk.
 */
export function PanelFacts({ leaving, page }: PanelFactsProps) {
  const { owner, hours, contact } = useSite()
  const answer = useFrame().contactPage?.answer
  const availability = useAvailability()
  const clock = useVisitorClock()
  const there = clock && hours ? wallTime(hours.timeZone, clock.now) : undefined
  const more = page.startsWith('/') && contact.more

  return (
    <div className={styles.facts}>
      <dl>
        <div>
          <dt>{STRINGS.facts.city}</dt>
          <dd>{owner.city}</dd>
        </div>
        {hours && (
          <div>
            <dt>{interpolate(STRINGS.contact.hoursIn, { city: owner.city })}</dt>
            <dd>{formatOfficeHours(hours)}</dd>
          </div>
        )}
        {clock && hours && there && (
          <div>
            <dt>{interpolate(STRINGS.contact.nowIn, { city: owner.city })}</dt>
            <dd>
              {weekdayOf(there)}, {formatTime(there.minutes)}
            </dd>
            <dd className={styles.distance}>
              {formatDistance(offsetOf(hours.timeZone, clock.now) - offsetOf(clock.timeZone, clock.now))}
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
      {(hours ?? more) && (
        <div className={styles.last}>
          {more && (
            <p className={styles.more}>
              <TextLink {...leaving} to={page}>
                {more}
              </TextLink>
            </p>
          )}
          {hours && <DeskNow hours={hours} className={styles.desk} />}
        </div>
      )}
    </div>
  )
}
