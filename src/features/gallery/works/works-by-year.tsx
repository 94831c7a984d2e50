import { capitalise } from '../../../lib/text/capitalise'
import { spellNumber } from '../../../lib/text/spell-number'
import { byYear } from '../order/by-year'
import { GalleryWork, type GalleryWorkProps } from './gallery-work'
import * as styles from './works-by-year.module.scss'
import type { Work } from './work'

export interface WorksByYearProps {
  works: readonly Work[]
  /** How a work is shown, by its place among all. */
  workProps: (work: Work, index: number) => Omit<GalleryWorkProps, 'style' | 'level'>
}

/** Works by year: a year takes the first cell of its rows, its works the next ones, and what is left of a row stays empty. */
export function WorksByYear({ works, workProps }: WorksByYearProps) {
  const years = byYear(works)

  return (
    <div>
      {years.map(({ year, works: ofYear }, place) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 className={styles.head} id={`year-${year}`}>
            <span className={styles.number}>{year}</span>{' '}
            <span className={styles.count}>
              {capitalise(spellNumber(ofYear.length))} {ofYear.length === 1 ? 'work' : 'works'}
            </span>
          </h2>
          <ul className={styles.works}>
            {ofYear.map((work, index) => (
              <GalleryWork
                key={work.slug}
                {...workProps(work, place === 0 ? index : works.length)}
                level={3}
                style={{}}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
