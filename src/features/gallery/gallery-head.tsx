import type { ReactNode } from 'react'
import * as styles from './gallery-head.module.scss'

export interface GalleryHeadProps {
  title: string
  /** How many works are shown, or which range of them (`25–45`), and the total, raised beside the title. */
  shown: number | string
  total: number
  /** Sits on axis D; absent when the gallery shows it in its columns. */
  intro?: ReactNode
  /** Said in the intro's place. */
  instead?: string | undefined
  /** The first works are on another page: the title is smaller. */
  isFurther?: boolean
}

/** The title of a gallery with its number of works, and the intro. */
export function GalleryHead({ title, shown, total, intro, instead, isFurther = false }: GalleryHeadProps) {
  return (
    <header className={styles.head} data-further={isFurther || undefined}>
      <div className={styles.title}>
        <h1 className={styles.name}>{title}</h1>
        <span className={styles.count} aria-hidden="true">
          {shown === total ? total : `${shown} / ${total}`}
        </span>
        <span className={styles.said} aria-hidden="true" />
      </div>
      {intro && (
        <p className={styles.intro}>
          <span>{intro}</span>
          {instead && <span>{instead}</span>}
        </p>
      )}
    </header>
  )
}
