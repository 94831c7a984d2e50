import type { CSSProperties } from 'react'
import * as styles from './asked.module.scss'
import { Ring } from './ring'

/** The first ring where the test will ask it, until its script has come. */
export function FirstRing({ opening }: { opening: string }) {
  return (
    <div className={styles.still} style={{ '--size': 1 } as CSSProperties}>
      <Ring className={styles.ring} opening={opening} aria-hidden="true" />
    </div>
  )
}
