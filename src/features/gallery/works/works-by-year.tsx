import { capitalise } from '../../../lib/text/capitalise'
import { formFor } from '../../../lib/text/form-for'
import { interpolate } from '../../../lib/text/interpolate'
import { spellNumber } from '../../../lib/text/spell-number'
import { byYear } from '../order/by-year'
import { GalleryWork } from './gallery-work'
import type { WorkProps } from './gallery-works'
import * as styles from './works-by-year.module.scss'
import type { Work } from './work'

export interface WorksByYearProps {
  works: readonly Work[]
  workProps: WorkProps
}

/**
 * Works by year: a year takes the first cell of its rows, its works the next ones, and what is left of a row stays empty. A year
 * that goes on on another page of the gallery has its head there too.
 */
export function WorksByYear({ works, workProps }: WorksByYearProps) {
  const years = byYear(works)

  return (
    <div>
      {years.map(({ year, works: ofYear }, place) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>
            <span>{year}</span>{' '}
            <span>
              {interpolate(formFor(STRINGS.gallery.worksOf, ofYear.length), {
                count: capitalise(spellNumber(ofYear.length)),
              })}
            </span>
          </h2>
          <ul>
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
