import { graphql } from 'gatsby'
import { classNames } from '../lib/text/class-names'
import { Picture } from './picture'
import { reveal } from './reveal'
import * as styles from './wide-picture.module.scss'

export interface WidePictureProps {
  picture: Queries.WidePictureFragment
  /** Above the fold: loads first and is never hidden by the reveal. */
  priority?: boolean
  className?: string
}

/** A full-bleed picture: 16:9, or 4:5 on phones. */
export function WidePicture({ picture, priority = false, className }: WidePictureProps) {
  return (
    <div
      className={classNames(styles.wide, priority && styles.first, className)}
      {...(priority ? {} : reveal('uncover'))}
    >
      <Picture picture={picture} upright={picture.upright} priority={priority} sizes="100vw" />
    </div>
  )
}

export const widePictureFragment = graphql`
  fragment WidePicture on Picture {
    ...Picture
    upright {
      ...Upright
    }
  }
`
