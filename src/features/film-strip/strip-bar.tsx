import { type CSSProperties, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { useHydrated } from '../../lib/browser/use-hydrated'
import { classNames } from '../../lib/text/class-names'
import { TextLink } from '../../ui/text-link'
import { pictureRatio } from '../../lib/picture/image-data'
import { interpolate } from '../../lib/text/interpolate'
import { goesRound } from './go-round'
import { twoDigits } from '../../lib/text/two-digits'
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
  /** Receives the rail; its `--at` is the position of the strip, see `positionOf`. */
  rail: RefObject<HTMLDivElement>
  /** Called with the photograph picked on the rail by pointer, from 0. */
  onChoose: (photo: number, behavior?: ScrollBehavior) => void
}

/** Number of marks at which two fit a page column. */
const PAIRED = 24

const endOf = (words: string, { length }: { length: number }) =>
  interpolate(words, { last: twoDigits(length), first: twoDigits(1) })

/**
 * Below the strip: a rail of marks, the counter, the current photograph, the hint, and after the first move (on phones,
 * upright tablets and in wide windows from the start) what is said of the photograph; on upright tablets, that a tap
 * shows a cropped one whole; at the last one, how the strip goes on; and the links home and to the rows. A pointer over
 * the rail shows the number and title of the photograph there; pressing glides to it, and dragging leads from one to the
 * next. Keyboard users have Home, End and the arrows.
 */
export function StripBar({ words, photos, current, hasMoved, rows, rail, onChoose }: StripBarProps) {
  // The photograph under the pointer, until the strip moves on from the one it showed then.
  const [over, setOver] = useState<{ photo: number; from: number }>()
  const chosen = useRef(current)
  const photo = photos[current]
  const pointed = over?.from === current && over.photo !== current ? over.photo : undefined
  const end =
    words.around && goesRound(photos.length) && current === photos.length - 1 ? endOf(words.around, photos) : ''
  const isDone = hasMoved && !end
  // The viewer tells it to screen readers, on request. Not on the server: the page has to fit the first packets.
  const note = useHydrated() ? photos[pointed ?? current]?.note : undefined
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const reached = Math.floor(((clientX - left) / width) * photos.length)
    const within = Math.min(Math.max(reached, 0), photos.length - 1)
    setOver({ photo: within, from: current })
    return within
  }
  const press = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    if (event.button !== 0) return
    chosen.current = point(event)
    onChoose(chosen.current)
  }
  const move = (event: PointerEvent) => {
    const reached = point(event)
    if (event.buttons !== 1 || reached === chosen.current) return
    chosen.current = reached
    // At once, as the pointer does not wait.
    onChoose(reached, 'instant')
  }

  return (
    <div className={styles.bar}>
      <div
        ref={rail}
        className={classNames(styles.rail, photos.length === PAIRED && styles.paired)}
        aria-hidden="true"
        onPointerDown={press}
        onPointerMove={move}
        onPointerLeave={() => setOver(undefined)}
      >
        {photos.map(({ slug }, index) => (
          <span
            key={slug}
            className={classNames(
              styles.mark,
              index === current && styles.current,
              index === pointed && styles.pointed,
            )}
            {...(index === current && { style: { '--index': index } as CSSProperties })}
          />
        ))}
      </div>
      <p className={styles.counter} aria-hidden="true">
        {twoDigits((pointed ?? current) + 1)} <span className={styles.total}>/ {twoDigits(photos.length)}</span>
      </p>
      {pointed !== undefined && (
        <div className={styles.present} aria-hidden="true">
          <p className={styles.title}>{photos[pointed]?.title}</p>
          <p className={styles.place}>{photos[pointed]?.place}</p>
        </div>
      )}
      <div className={classNames(styles.present, pointed !== undefined && styles.covered)} role="status">
        <span className="visually-hidden">
          {interpolate(STRINGS.photographs.place, { count: current + 1, total: photos.length })},{' '}
        </span>
        <p className={styles.title}>{photo?.title}</p>
        <p className={styles.place}>{photo?.place}</p>
      </div>
      <p
        className={classNames(styles.hint, isDone && styles.gone)}
        style={photo && ({ '--ratio': pictureRatio(photo.image).toFixed(4) } as CSSProperties)}
      >
        <span className={styles.fine}>{end || words.hint}</span>
        {words.hintTouch && <span className={styles.coarse}>{end || words.hintTouch}</span>}
        {isDone && words.hintWhole && <span className={styles.whole}>{words.hintWhole}</span>}
      </p>
      {note && (
        <p className={classNames(styles.note, hasMoved && styles.told)} aria-hidden="true">
          {note} {end && <span className={styles.end}>{end}</span>}
        </p>
      )}
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
