import { useState } from 'react'
import { useSiteUpdate } from '../../offline/client/site-update'
import { PillButton } from '../../ui/pill-button'
import * as styles from './update-notice.module.scss'

/** Tells a visitor with a long-open page that the site has changed, and offers to reload it. */
export function UpdateNotice() {
  const isOld = useSiteUpdate()
  const [isPutOff, setPutOff] = useState(false)
  const isShown = isOld && !isPutOff

  return (
    <div className={isShown ? styles.notice : undefined} role="status">
      {isShown && (
        <>
          <p className={styles.text}>{STRINGS.update.there}</p>
          <PillButton onClick={() => window.location.reload()}>{STRINGS.update.load}</PillButton>
          <PillButton onClick={() => setPutOff(true)}>{STRINGS.update.later}</PillButton>
        </>
      )}
    </div>
  )
}
