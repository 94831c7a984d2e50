import { fillingSizes } from '../../../lib/picture/filling-sizes'
import { capitalise } from '../../../lib/text/capitalise'
import { formFor } from '../../../lib/text/form-for'
import { interpolate } from '../../../lib/text/interpolate'
import { spellNumber } from '../../../lib/text/spell-number'
import { byYear } from '../order/by-year'
import { type Opening, openingOf } from '../order/opening-of'
import { GalleryWork } from './gallery-work'
import type { WorkProps } from './gallery-works'
import * as styles from './works-by-year.module.scss'
import type { Work } from './work'

/** How wide the first work of a year is where it is larger: on phones it never is. */
const OPENING_SIZES: Record<Opening, (work: Work) => string> = {
  wide: ({ picture }) => fillingSizes(picture, ['46vw', 1], ['68vw', 16 / 9]),
  // Higher than wide, for the captions of the others stand between its rows.
  large: ({ picture }) => fillingSizes(picture, ['46vw', 1], ['46vw', 0.83], ['46vw', 0.88]),
}

export interface WorksByYearProps {
  works: readonly Work[]
  columns: number
  workProps: WorkProps
}

/**
 * Works by year: a year takes the first cell of its rows, its works the next ones, and what is left of a row stays empty. No work
 * stands alone in a row for all that: the first of its year is larger then. A year that goes on on another page of the gallery
 * has its head there too.
 */
export function WorksByYear({ works, columns, workProps }: WorksByYearProps) {
  const years = byYear(works)

  return (
    <div>
      {years.map(({ year, works: ofYear }, place) => {
        const opening = openingOf(ofYear.length, columns)
        return (
          <section key={year} className={styles.year} data-opening={opening} aria-labelledby={`year-${year}`}>
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
                  {...(opening && index === 0 && { sizes: OPENING_SIZES[opening](work) })}
                  level={3}
                  style={{}}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
