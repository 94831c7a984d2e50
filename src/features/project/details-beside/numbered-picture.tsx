import type { ReactNode } from 'react'
import { classNames } from '../../../lib/text/class-names'
import { Unbroken } from '../../../ui/unbroken'
import * as styles from './numbered-picture.module.scss'

export interface NumberedPictureProps {
  /** Its number among the page's pictures: `1.1`. */
  number: string
  caption: string | null | undefined
  className?: string | undefined
  children: ReactNode
}

/** A picture with its number and caption below; without a caption, the picture alone. */
export function NumberedPicture({ number, caption, className, children }: NumberedPictureProps) {
  return (
    <figure className={classNames(styles.figure, className)}>
      {children}
      {caption && (
        <figcaption className={styles.caption}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <Unbroken>{caption}</Unbroken>
        </figcaption>
      )}
    </figure>
  )
}
