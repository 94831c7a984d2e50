import type { CSSProperties } from 'react'
import { classNames } from '../../../lib/text/class-names'
import { inkOn } from '../../../lib/picture/ink-on'
import { Picture } from '../../../ui/picture'
import * as styles from './screen-ground.module.scss'

export interface ScreenGroundProps {
  screen: Queries.DecisionScreenFragment
  className?: string | undefined
}

/** A screen on its project's colour: free above and on the left, and cut by the edge on the right and below. */
export function ScreenGround({ screen: { kind, ground, image }, className }: ScreenGroundProps) {
  const colours = { '--screen': ground, '--ink': inkOn(ground) } as CSSProperties

  return (
    <div className={classNames(styles.ground, kind === 'phone' && styles.phone, className)} style={colours}>
      <Picture
        className={styles.screen}
        picture={image}
        sizes={
          kind === 'phone' ? '(min-width: 768px) 34vw, 60vw' : '(min-width: 992px) 80vw, (min-width: 768px) 103vw, 88vw'
        }
      />
    </div>
  )
}
