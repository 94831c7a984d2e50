import * as styles from './gallery-head.module.scss'

export interface GalleryHeadProps {
  title: string
  /** How many works there are, raised beside the title. */
  count: number
  /** Stands on axis D; absent where the gallery shows it in its columns. */
  intro?: string | undefined
}

/** The title of a gallery with the number of its works, and what it shows. */
export function GalleryHead({ title, count, intro }: GalleryHeadProps) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        {title}
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      </h1>
      {intro && <p className={styles.intro}>{intro}</p>}
    </header>
  )
}
