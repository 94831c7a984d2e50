import { fillingSizes } from '../../../lib/picture/filling-sizes'
import { capitalise } from '../../../lib/text/capitalise'
import { formFor } from '../../../lib/text/form-for'
import { interpolate } from '../../../lib/text/interpolate'
import { spellNumber } from '../../../lib/text/spell-number'
import { byYear } from '../order/by-year'
import { endsWide } from '../order/ends-wide'
import { GalleryWork } from './gallery-work'
import type { WorkProps } from './gallery-works'
import * as styles from './works-by-year.module.scss'
import type { Work } from './work'

export interface WorksByYearProps {
  works: readonly Work[]
  columns: number
  workProps: WorkProps
}

/**
 * Works by year: the year takes the first cell of its rows, its works the next, and the rest of the last row stays
 * empty. A work alone in its row is two cells wide, for no other reason, and a year's only work taller as well. A year
 * that continues on another page of the gallery has its heading there too.
 */
export function WorksByYear({ works, columns, workProps }: WorksByYearProps) {
  const years = byYear(works)

  return (
    <div>
      {years.map(({ year, works: ofYear }, place) => {
        const isWide = endsWide(ofYear.length, columns)
        return (
          <section key={year} className={styles.year} data-wide={isWide || undefined} aria-labelledby={`year-${year}`}>
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
                  {...(isWide &&
                    index === ofYear.length - 1 && {
                      sizes:
                        index === 0
                          ? fillingSizes(work.picture, ['91vw', 1.5], ['45vw', 1.5])
                          : fillingSizes(work.picture, ['46vw', 1], ['45vw', 2]),
                    })}
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
