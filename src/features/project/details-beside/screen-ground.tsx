import type { CSSProperties } from 'react'
import { classNames } from '../../../lib/text/class-names'
import { inkOn } from '../../../lib/picture/ink-on'
import { projectGround } from '../../../lib/picture/project-ground'
import * as narrowStyles from '../narrow-screen.module.scss'
import { NARROW_SIZES, phoneWidth, screenPart } from '../screen-part'
import { Picture } from '../../../ui/picture'
import * as styles from './screen-ground.module.scss'

export interface ScreenGroundProps {
  screen: Queries.DecisionScreenFragment
  className?: string | undefined
}

/**
 * A screen on its project's colour: clear above and on the left, at the page margin on the right, flush with the
 * bottom.
 */
export function ScreenGround({ screen: { kind, ground, image, part, narrow }, className }: ScreenGroundProps) {
  const isPhone = kind === 'phone'
  const shownPart = isPhone ? null : part
  const redrawn = isPhone ? null : narrow
  const isBled = shownPart !== null && shownPart.left + shownPart.width < 100
  const ink = inkOn(ground)
  const look = { ...projectGround(ground, ink), '--ink': ink, ...screenPart(shownPart) } as CSSProperties

  return (
    <div
      className={classNames(
        styles.ground,
        isPhone && styles.phone,
        shownPart !== null && styles.part,
        isBled && styles.bled,
        redrawn !== null && styles.redrawn,
        className,
      )}
      style={look}
    >
      <Picture
        className={classNames(styles.screen, redrawn !== null && narrowStyles.wide)}
        picture={image}
        sizes={
          isPhone
            ? '(min-width: 768px) 34vw, 60vw'
            : `(min-width: 992px) 80vw, (min-width: 768px) 103vw, ${phoneWidth(part, isBled ? 87 : 82, 82)}`
        }
      />
      {redrawn && <Picture className={narrowStyles.narrow} picture={redrawn.image} sizes={NARROW_SIZES} />}
    </div>
  )
}
