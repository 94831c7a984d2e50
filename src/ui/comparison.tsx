import { type CSSProperties, useState } from 'react'
import { classNames } from '../lib/text/class-names'
import { inkOn } from '../lib/picture/ink-on'
import * as styles from './comparison.module.scss'
import { Picture } from './picture'
import { interpolate } from '../lib/text/interpolate'

/** One side of a comparison. */
export interface Side {
  /** For example “12.48, at the table”. */
  label: string
  image: Queries.PictureFragment
}

export interface ComparisonProps {
  /** Before and after, two images of the same ratio. */
  sides: readonly [Side, Side]
  /**
   * Background colour, six hex digits. Without one the pictures fill their place, carry their labels and load first.
   */
  ground?: string
  className?: string
}

/** Initial position of the edge, in per cent from the left, and the step of a key press. */
const MIDDLE = 50
const STEP = 2

/** The `sizes` of the pictures by layout. */
const SIZES = {
  filling: '(min-width: 768px) 58vw, 100vw',
  upright: '(min-width: 992px) 30vw, (min-width: 768px) 320px, 60vw',
  wide: '(min-width: 768px) 70vw, 90vw',
}

/**
 * Two overlaid pictures with an edge moved by a native range input: by pointer, touch and keys. Without scripts they
 * are stacked, or side by side where they fill their place.
 */
export function Comparison({ sides: [before, after], ground, className }: ComparisonProps) {
  const [split, setSplit] = useState(MIDDLE)
  const image = before.image.file.childImageSharp?.gatsbyImageData
  const isUpright = image ? image.height > image.width : false
  const shape = !ground ? 'filling' : isUpright ? 'upright' : 'wide'
  const colours = ground && { '--screen': ground, '--ink': inkOn(ground) }
  const look: CSSProperties & Record<`--${string}`, string> = { ...colours, '--split': `${split}%` }

  return (
    <figure className={classNames(styles.comparison, styles[shape], className)} style={look}>
      {[before, after].map((side) => (
        <div key={side.label} className={side === before ? styles.before : styles.after}>
          <p className={styles.label}>{side.label}</p>
          <Picture
            className={styles.image}
            picture={side.image}
            sizes={SIZES[shape]}
            priority={shape === 'filling' && side === after}
          />
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
        aria-valuetext={interpolate(STRINGS.project.percent, { percent: split })}
        onChange={(event) => setSplit(event.currentTarget.valueAsNumber)}
      />
    </figure>
  )
}
