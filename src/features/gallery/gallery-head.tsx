import type { ReactNode } from 'react'
import * as styles from './gallery-head.module.scss'

export interface GalleryHeadProps {
  title: string
  /** How many works are shown, or which where they are a part (`25–45`), and how many there are, raised beside the title. */
  shown: number | string
  total: number
  /** Stands on axis D; absent where the gallery shows it in its columns. */
  intro?: ReactNode
}

/** The title of a gallery with the number of its works, and what it shows. */
export function GalleryHead({ title, shown, total, intro }: GalleryHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1 className={styles.name}>{title}</h1>
        <span className={styles.count} aria-hidden="true">
          {shown === total ? total : `${shown} / ${total}`}
        </span>
        <span className={styles.said} aria-hidden="true" />
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
    </header>
  )
}
