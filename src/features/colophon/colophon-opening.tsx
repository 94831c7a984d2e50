import { interpolate } from '../../lib/text/interpolate'
import * as styles from './colophon-opening.module.scss'

export interface ColophonOpeningProps {
  /** `{count}` stands for the number of photographs. */
  heading: string
  note: string
  count: number
}

/** The title of the page, with the number of photographs, and a note on them. */
export function ColophonOpening({ heading, note, count }: ColophonOpeningProps) {
  return (
    <div className={styles.opening}>
      <h1 className={styles.heading}>{interpolate(heading, { count })}</h1>
      <p className={styles.note}>{note}</p>
    </div>
  )
}
