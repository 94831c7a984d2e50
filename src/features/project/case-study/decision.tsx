import type { CSSProperties, ReactNode } from 'react'
import { glide } from '../../../lib/browser/glide'
import { projectGround } from '../../../lib/picture/project-ground'
import { decisionId } from '../../../lib/routing/decision-id'
import { classNames } from '../../../lib/text/class-names'
import { Picture } from '../../../ui/picture'
import { reveal } from '../../../ui/reveal'
import { RichText } from '../../../ui/rich-text'
import { markPlace, NARROW_SIZES, phoneWidth, screenPart } from '../screen-part'
import * as styles from './decision.module.scss'
import { PressScreen } from './press-screen'
import { ScreenChange } from './screen-change'
import * as narrowStyles from '../narrow-screen.module.scss'

/**
 * How the screen sits on its ground, by position: on the right, where a phone hangs from the top; on the left; on the
 * right half.
 */
const SHAPES = ['hanging', 'facing', 'standing'] as const

/**
 * Small text loses strokes in a file barely wider than it is rendered: here a wider one is asked for. High-density
 * screens load one anyway.
 */
const COARSE = '(min-width: 768px) and (max-resolution: 1.4dppx)'

/** Rendered width of a screen, for `sizes`. A cut one goes on beyond its ground, a facing one beyond a margin. */
function sizesOf(
  { kind, part }: Queries.DecisionScreenFragment,
  shape: (typeof SHAPES)[number],
  cut: number | null,
  cutLeft: number | null,
) {
  if (kind !== 'phone') {
    const whole = shape === 'standing' ? 41 : 64
    const shown = cut !== null && shape !== 'facing' ? whole + 4 : whole
    const wide = Math.round(shown / (1 - (cut ?? 0) / 100))
    const fine = kind === 'desktop' ? `${COARSE} 115vw, ` : ''
    const between =
      cutLeft !== null ? `(min-width: 768px) ${Math.round(92 / (1 - ((cut ?? 0) + cutLeft) / 100))}vw, ` : ''
    return `(min-width: 992px) ${wide}vw, ${between || fine}(min-width: 768px) 88vw, ${phoneWidth(part, 87, 172)}`
  }
  const whole =
    shape === 'hanging'
      ? '(min-width: 992px) 31vw, (min-width: 768px) 35vw, 65vw'
      : '(min-width: 992px) 26vw, (min-width: 768px) 41vw, min(90vw, 360px)'
  return `${COARSE} max(31vw, 420px), ${whole}`
}

/** What takes most room of all that can stand below a screen with buttons, for which room is kept. */
function longestAnswer({ hint, list, buttons }: NonNullable<Queries.DecisionScreenFragment['press']>) {
  const answers = buttons.map(({ says }) => (list ? `${says} ${list.link}` : says))
  return answers.reduce((longest, answer) => (answer.length > longest.length ? answer : longest), hint)
}

export interface DecisionProps {
  id: string
  number: string
  /** Position in the chapter, from 0. */
  place: number
  part: Queries.ChapterFragment['parts'][number]
  screen: Queries.DecisionScreenFragment
  /** Shown instead of the screen. */
  device?: ReactNode
  /** The button that was pressed last on a screen of the case. */
  pressed: string | undefined
  onPress: (name: string | undefined) => void
}

/** One decision: text on one side, its screen on the project's colour on the other. */
export function Decision(props: DecisionProps) {
  const { id, number, place, part, screen, device, pressed, onPress } = props
  const shape = SHAPES[place % SHAPES.length] ?? 'hanging'
  const { kind, ground, caption, image, changes } = screen
  const shownPart = kind === 'phone' ? null : screen.part
  const cut = kind === 'phone' ? null : screen.cut
  const cutLeft = cut === null ? null : screen.cutLeft
  const mark = kind === 'phone' ? null : screen.mark
  const narrow = kind === 'phone' ? null : screen.narrow
  const press = kind === 'phone' && !device ? screen.press : null
  const chosen = press?.buttons.find(({ name }) => name === pressed)
  const sizes = sizesOf(screen, shape, cut, cutLeft)
  const look = device
    ? styles.device
    : classNames(
        kind === 'phone' ? styles.phone : styles.wide,
        kind === 'phone' && shape !== 'hanging' && styles.whole,
        cut !== null && styles.cut,
        cutLeft !== null && styles.cutLeft,
        shownPart !== null && styles.part,
        narrow !== null && styles.redrawn,
      )

  return (
    <article id={id} className={classNames(styles.decision, styles[shape], look)}>
      {device ?? (
        <div
          className={styles.ground}
          style={
            {
              ...projectGround(ground),
              '--cut': cut ?? undefined,
              '--cut-left': cutLeft ?? undefined,
              ...screenPart(shownPart),
            } as CSSProperties
          }
        >
          <div className={classNames(styles.screen, narrow !== null && narrowStyles.wide)}>
            {press ? (
              <PressScreen image={image} buttons={press.buttons} sizes={sizes} pressed={chosen} onPress={onPress} />
            ) : (
              <Picture picture={image} sizes={sizes} style={{ backgroundColor: image.margin }} />
            )}
            <ScreenChange image={image} changes={changes} pressed={pressed} sizes={sizes} />
            {mark && <span className={styles.mark} style={markPlace(mark, image)} aria-hidden="true" />}
          </div>
          {narrow && (
            <div className={narrowStyles.narrow}>
              <Picture picture={narrow.image} sizes={NARROW_SIZES} />
              <ScreenChange image={narrow.image} changes={narrow.changes} pressed={pressed} sizes={NARROW_SIZES} />
              {narrow.mark && (
                <span className={styles.mark} style={markPlace(narrow.mark, narrow.image)} aria-hidden="true" />
              )}
            </div>
          )}
        </div>
      )}
      <div className={styles.text} {...reveal('fade-up', 1)}>
        <p className={styles.number} aria-hidden="true">
          {number}
          {(device ?? press) && <span className={styles.sign}>{STRINGS.project.tryIt}</span>}
        </p>
        <h3 className={styles.name}>{part.title}</h3>
        <RichText className={styles.body} html={part.html} />
        {caption && !device && <p className={styles.caption}>{caption}</p>}
        {press && (
          <p className={classNames(styles.caption, styles.answer)} data-longest={longestAnswer(press)}>
            {chosen ? (
              // Screen readers have the sentence from the screen's status. The place that the link leads to is framed, as
              // after the use of a device.
              <span className={styles.done}>
                <span aria-hidden="true">{chosen.says}</span>{' '}
                {press.list && (
                  <a className={styles.list} href={`#${decisionId(press.list.decision)}`} onClick={glide} data-used="">
                    {press.list.link}
                  </a>
                )}
              </span>
            ) : (
              <span className={styles.hint}>{press.hint}</span>
            )}
          </p>
        )}
      </div>
    </article>
  )
}
