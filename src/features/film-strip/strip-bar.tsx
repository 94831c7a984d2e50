import type { PointerEvent } from 'react'
import { classNames } from '../../lib/text/class-names'
import { TextLink } from '../../ui/text-link'
import { interpolate } from '../../lib/text/interpolate'
import * as styles from './strip-bar.module.scss'

export interface StripBarProps {
  words: Queries.FilmStripWordsFragment
  photos: readonly Queries.StripPhotoFragment[]
  /** The current photograph of the strip, from 0. */
  current: number
  /** Whether the visitor has moved it: the hint has then served its purpose. */
  hasMoved: boolean
  /** Path of the page that shows photographs in rows, if there is one. */
  rows: string | undefined
  /** Called with the photograph picked on the rail by pointer, from 0. */
  onChoose: (photo: number) => void
}

/** Number of marks at which two fit a page column. */
const PAIRED = 24

const two = (count: number) => String(count).padStart(2, '0')

/**
 * Below the strip: a rail of marks, the counter, the current photograph, the hint, the link home and, in wide
 * viewports, the link to the rows. Pressing or dragging on the rail moves the strip there; keyboard users have Home,
 * End and the arrows.
 */
export function StripBar({ words, photos, current, hasMoved, rows, onChoose }: StripBarProps) {
  const photo = photos[current]
  const choose = ({ buttons, clientX, currentTarget }: PointerEvent) => {
    if (buttons !== 1) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const chosen = Math.floor(((clientX - left) / width) * photos.length)
    const within = Math.min(Math.max(chosen, 0), photos.length - 1)
    if (within !== current) onChoose(within)
  }

  return (
    <div className={styles.bar}>
      <div
        className={classNames(styles.rail, photos.length === PAIRED && styles.paired)}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          choose(event)
        }}
        onPointerMove={choose}
      >
        {photos.map(({ slug }, index) => (
          <span key={slug} className={classNames(styles.mark, index === current && styles.current)} />
        ))}
      </div>
      <p className={styles.counter} aria-hidden="true">
        {two(current + 1)} <span className={styles.total}>/ {two(photos.length)}</span>
      </p>
      <div className={styles.present} role="status">
        <span className="visually-hidden">
          {interpolate(STRINGS.photographs.place, { count: current + 1, total: photos.length })},{' '}
        </span>
        <p className={styles.title}>{photo?.title}</p>
        <p className={styles.place}>{photo?.place}</p>
      </div>
      <p className={classNames(styles.hint, hasMoved && styles.gone)}>
        <span className={styles.fine}>{words.hint}</span>
        {words.hintTouch && <span className={styles.coarse}>{words.hintTouch}</span>}
      </p>
      <div className={styles.ways}>
        <p>
          <TextLink to="/">{words.home}</TextLink>
        </p>
        {rows && words.rows && (
          <p className={styles.rows}>
            <TextLink to={rows}>{words.rows}</TextLink>
          </p>
        )}
      </div>
    </div>
  )
}
