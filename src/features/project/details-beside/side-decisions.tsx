import { decisionId } from '../../../lib/routing/decision-id'
import { reveal } from '../../../ui/reveal'
import { RichText } from '../../../ui/rich-text'
import { NumberedPicture } from './numbered-picture'
import { ScreenGround } from './screen-ground'
import { wayOf } from './side-contents'
import type { PlacedDevice } from '../template-props'
import * as styles from './side-text.module.scss'

export interface SideDecisionsProps {
  chapter: Queries.ChapterFragment
  /** One per part of the chapter, in the same order. */
  screens: readonly Queries.DecisionScreenFragment[]
  /** Number of the first screen among the page's pictures. */
  first: number
  /** Shown instead of one of the screens; it has no number. */
  device?: PlacedDevice | undefined
}

/** The decisions in the long column: each a heading, a few words, and the screen or device that shows it. */
export function SideDecisions({ chapter, screens, first, device }: SideDecisionsProps) {
  return (
    <section className={styles.block} aria-label={chapter.title}>
      <h2 className="visually-hidden">{chapter.title}</h2>
      {chapter.lead && (
        <div className={styles.text} {...reveal()}>
          <RichText as="p" className={styles.lead} html={chapter.lead} />
          <RichText className={styles.body} html={chapter.html} />
        </div>
      )}
      {chapter.parts.map((part, index) => {
        const screen = screens[index]
        const isLive = device?.decision === index + 1
        const number = first + index - (device && device.decision <= index ? 1 : 0)
        return (
          <div
            key={part.title}
            id={isLive ? undefined : decisionId(index + 1)}
            className={styles.part}
            style={wayOf(decisionId(index + 1))}
          >
            <div className={styles.text} {...reveal()}>
              {isLive && <p className={styles.sign}>{STRINGS.project.tryIt}</p>}
              <h3 className={styles.name}>{part.title}</h3>
              <RichText className={styles.words} html={part.html} />
            </div>
            {isLive ? (
              // Links to a decision with a device lead to the device, which fills the window.
              <div id={decisionId(index + 1)} className={styles.device}>
                {device.content}
              </div>
            ) : (
              screen && (
                <NumberedPicture className={styles.picture} number={`1.${number}`} caption={screen.caption}>
                  <ScreenGround screen={screen} />
                </NumberedPicture>
              )
            )}
          </div>
        )
      })}
    </section>
  )
}
