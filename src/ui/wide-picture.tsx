import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { classNames } from '../lib/text/class-names'
import { Picture } from './picture'
import { reveal } from './reveal'
import * as styles from './wide-picture.module.scss'

export interface WidePictureProps {
  /** From the `WidePicture` fragment, or `CoverPicture`, whose part for phones has a ratio of its own. */
  picture: Queries.WidePictureFragment | Queries.CoverPictureFragment
  /** Above the fold: loads first and is never hidden by the reveal. */
  priority?: boolean
  className?: string
}

/** A full-bleed picture: 16:9; on phones 4:5, or as the content names it. */
export function WidePicture({ picture, priority = false, className }: WidePictureProps) {
  return (
    <div
      className={classNames(styles.wide, priority && styles.first, className)}
      {...(priority ? {} : reveal('uncover'))}
    >
      <Picture
        picture={picture}
        upright={picture.upright}
        style={uprightRatio(picture)}
        priority={priority}
        sizes="100vw"
      />
    </div>
  )
}

/** The ratio of the part that phones show, as a custom property for style sheets. */
export function uprightRatio({ upright }: WidePictureProps['picture']): CSSProperties | undefined {
  return 'ratio' in upright ? ({ '--upright-ratio': upright.ratio } as CSSProperties) : undefined
}

export const widePictureFragment = graphql`
  fragment WidePicture on Picture {
    ...Picture
    upright {
      ...Upright
    }
  }

  # As WidePicture, for a frame that takes the ratio of the part.
  fragment CoverPicture on Picture {
    ...Picture
    upright(anyRatio: true) {
      ratio
      ...Upright
    }
  }
`
