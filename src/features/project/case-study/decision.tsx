import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../../lib/text/class-names'
import { Picture } from '../../../ui/picture'
import { reveal } from '../../../ui/reveal'
import { RichText } from '../../../ui/rich-text'
import { markPlace, phoneWidth, screenPart } from '../screen-part'
import * as styles from './decision.module.scss'

/** How the screen stands on its ground, by place: to the right, where a phone hangs from the top, to the left, and to the right in half. */
const SHAPES = ['hanging', 'facing', 'standing'] as const

/** How wide a screen is shown, for `sizes`. Cut, it goes on to the edge of its ground and beyond. */
function sizesOf({ kind, part }: Queries.DecisionScreenFragment, shape: (typeof SHAPES)[number], cut: number | null) {
  if (kind !== 'phone') {
    const whole = shape === 'standing' ? 41 : 64
    const wide = cut !== null ? Math.round((whole + 4) / (1 - cut / 100)) : whole
    // Small text loses its strokes in a file that is hardly wider than it is shown; dense windows take a wider one anyway.
    const fine = kind === 'desktop' ? '(min-width: 768px) and (max-resolution: 1.4dppx) 115vw, ' : ''
    return `(min-width: 992px) ${wide}vw, ${fine}(min-width: 768px) 88vw, ${phoneWidth(part, 80, 172)}`
  }
  return shape === 'hanging'
    ? '(min-width: 992px) 31vw, (min-width: 768px) 35vw, 65vw'
    : '(min-width: 992px) 28vw, (min-width: 768px) 37vw, 60vw'
}

export interface DecisionProps {
  id: string
  number: string
  /** Place in the chapter, from 0. */
  place: number
  part: Queries.ChapterFragment['parts'][number]
  screen: Queries.DecisionScreenFragment
  /** Stands in place of the screen. */
  device?: ReactNode
}

/** One decision: words on one side, the screen on its project's colour on the other. */
export function Decision({ id, number, place, part, screen, device }: DecisionProps) {
  const shape = SHAPES[place % SHAPES.length] ?? 'hanging'
  const { kind, ground, caption, image } = screen
  const shownPart = kind === 'phone' ? null : screen.part
  const cut = kind === 'phone' ? null : screen.cut
  const mark = kind === 'phone' ? null : screen.mark
  const look = device
    ? styles.device
    : classNames(styles[kind], cut !== null && styles.cut, shownPart !== null && styles.part)

  return (
    <article id={id} className={classNames(styles.decision, styles[shape], look)}>
      {device ?? (
        <div
          className={styles.ground}
          style={{ '--screen': ground, '--cut': cut ?? undefined, ...screenPart(shownPart) } as CSSProperties}
        >
          <div className={styles.screen}>
            <Picture picture={image} sizes={sizesOf(screen, shape, cut)} />
            {mark && <span className={styles.mark} style={markPlace(mark, image)} aria-hidden="true" />}
          </div>
        </div>
      )}
      <div className={styles.text} {...reveal('fade-up', 1)}>
        <p className={styles.number} aria-hidden="true">
          {number}
          {device && <span className={styles.sign}>{STRINGS.project.tryIt}</span>}
        </p>
        <h3 className={styles.name}>{part.title}</h3>
        <RichText className={styles.body} html={part.html} />
        {caption && !device && <p className={styles.caption}>{caption}</p>}
      </div>
    </article>
  )
}
