import { type CSSProperties, useState } from 'react'
import { classNames } from '../lib/text/class-names'
import * as styles from './comparison.module.scss'
import { Picture } from './picture'
import { interpolate } from '../lib/text/interpolate'

/** One side of a comparison. */
interface Side {
  /** For example “Lines”. */
  label: string
  image: Queries.PictureFragment
}

export interface ComparisonProps {
  /** Before and after, two images of the same ratio. */
  sides: readonly [Side, Side]
  /** Whether it is seen on arrival; its later picture then loads before anything else. */
  first?: boolean
  /** Id of the element that says what is compared, where a page has several. */
  describedBy?: string
  className?: string
}

/** Initial position of the edge, in per cent from the left, and the step of a key press. */
const MIDDLE = 50
const STEP = 2

/** The `sizes` of the pictures. */
const SIZES = '(min-width: 768px) 58vw, 100vw'

/**
 * Two overlaid pictures, with their labels on them and an edge moved by a native range input: by pointer, touch and
 * keys. Without scripts they are side by side.
 */
export function Comparison({ sides: [before, after], first = true, describedBy, className }: ComparisonProps) {
  const [split, setSplit] = useState(MIDDLE)
  const look = { '--split': `${split}%` } as CSSProperties

  return (
    <figure className={classNames(styles.comparison, className)} style={look}>
      {[before, after].map((side) => (
        <div key={side.label} className={side === before ? styles.before : styles.after}>
          <p className={styles.label}>{side.label}</p>
          <Picture className={styles.image} picture={side.image} sizes={SIZES} priority={first && side === after} />
        </div>
      ))}
      <span className={styles.edge} aria-hidden="true">
        <svg width="20" height="12" viewBox="0 0 20 12" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M6 1 1 6l5 5M14 1l5 5-5 5" />
        </svg>
      </span>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={split}
        aria-label={interpolate(STRINGS.project.shown, { before: before.label, after: after.label })}
        aria-describedby={describedBy}
        aria-valuetext={interpolate(STRINGS.project.percent, { percent: split })}
        onChange={(event) => setSplit(event.currentTarget.valueAsNumber)}
      />
    </figure>
  )
}
