import type { CSSProperties } from 'react'
import { SIDES } from './chart'
import * as styles from './landolt.module.scss'
import { Ring } from './ring'
import { interpolate } from '../../../lib/text/interpolate'

/** All lines of the chart in decreasing size, for visitors without scripts. */
export function WholeChart({ lines }: { lines: readonly number[] }) {
  return (
    <div
      className={styles.whole}
      role="img"
      aria-label={interpolate(STRINGS.devices.landolt.chart, { count: lines.length })}
    >
      {lines.map((visus, line) => (
        <div key={visus} style={{ '--size': (lines[0] ?? 1) / visus } as CSSProperties}>
          {Array.from({ length: line + 2 }, (_, ring) => (
            <Ring key={ring} opening={SIDES[(ring * 3 + line * 2 + 1) % SIDES.length] ?? 'up'} />
          ))}
        </div>
      ))}
    </div>
  )
}
