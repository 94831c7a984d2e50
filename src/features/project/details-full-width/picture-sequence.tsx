import type { CSSProperties } from 'react'
import { fillingSizes } from '../../../lib/picture/filling-sizes'
import { classNames } from '../../../lib/text/class-names'
import { inkOn } from '../../../lib/picture/ink-on'
import { projectGround } from '../../../lib/picture/project-ground'
import { Picture } from '../../../ui/picture'
import { reveal } from '../../../ui/reveal'
import { Unbroken } from '../../../ui/unbroken'
import * as narrowStyles from '../narrow-screen.module.scss'
import { NARROW_SIZES, phoneWidth, screenPart } from '../screen-part'
import * as styles from './picture-sequence.module.scss'

export interface PictureSequenceProps {
  cover: Queries.PictureFragment
  screens: readonly Queries.DecisionScreenFragment[]
}

/**
 * Cover and screens edge to edge without gaps: one screen beside the cover, a phone if there is one, each of the others
 * in its own band. A note beside each screen says what it shows, on the project's colour.
 */
export function PictureSequence({ cover, screens }: PictureSequenceProps) {
  const paired = screens.find(({ kind }) => kind === 'phone') ?? screens[0]

  return (
    <>
      <div className={styles.pair}>
        <div className={styles.cover} {...reveal('uncover')}>
          <Picture picture={cover} sizes={fillingSizes(cover, ['100vw', 1], ['50vw', 1])} />
        </div>
        {paired && <Band screen={paired} className={styles.half} />}
      </div>
      {screens.map((screen) => screen !== paired && <Band key={screen.image.alt} screen={screen} />)}
    </>
  )
}

/**
 * A screen on its project's colour with its note; phones show only the part of a wide screen that the content names.
 */
function Band({ screen, className }: { screen: Queries.DecisionScreenFragment; className?: string | undefined }) {
  const { kind, ground, caption, image } = screen
  const isPhone = kind === 'phone'
  const part = isPhone ? null : screen.part
  const narrow = isPhone ? null : screen.narrow
  const ink = inkOn(ground)
  const look = { ...projectGround(ground, ink), '--ink': ink, ...screenPart(part) } as CSSProperties

  return (
    <div
      className={classNames(
        styles.band,
        isPhone && styles.phone,
        part !== null && styles.part,
        narrow !== null && styles.redrawn,
        className,
      )}
      style={look}
    >
      {caption && (
        <p className={styles.note}>
          <Unbroken>{caption}</Unbroken>
        </p>
      )}
      <Picture
        className={classNames(styles.screen, narrow !== null && narrowStyles.wide)}
        picture={image}
        sizes={isPhone ? '(min-width: 768px) 25vw, 320px' : `(min-width: 768px) 75vw, ${phoneWidth(part, 95, 95)}`}
      />
      {narrow && (
        <Picture
          className={classNames(styles.narrow, narrowStyles.narrow)}
          picture={narrow.image}
          sizes={NARROW_SIZES}
        />
      )}
    </div>
  )
}
