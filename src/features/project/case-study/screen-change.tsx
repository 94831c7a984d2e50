import type { CSSProperties } from 'react'
import { Picture } from '../../../ui/picture'
import * as styles from './screen-change.module.scss'

export interface ScreenChangeProps {
  image: Queries.PictureFragment
  changes: Queries.DecisionScreenFragment['changes']
  /** The button that was pressed on the screen of a phone, if any. */
  pressed: string | undefined
  sizes: string
}

/**
 * What has changed on a screen since a button was pressed on another: a second copy of the picture, of which only one
 * row's part is shown, moved to the row that now looks like it. So it is as sharp as the rest, at every width.
 */
export function ScreenChange({ image, changes, pressed, sizes }: ScreenChangeProps) {
  const change = changes.find(({ after }) => after === pressed)
  if (!change) return null
  const { at, from, alt } = change
  const edges = [from, 100 - at.left - at.width, 100 - from - at.height, at.left]
  const look: CSSProperties = {
    // It lies on the first copy, not on a colour while it is decoded.
    backgroundColor: 'transparent',
    clipPath: `inset(${edges.map((edge) => `${edge.toFixed(2)}%`).join(' ')})`,
    translate: `0 ${(at.top - from).toFixed(2)}%`,
  }
  return <Picture picture={image} alt={alt} sizes={sizes} loading="eager" className={styles.change} style={look} />
}
