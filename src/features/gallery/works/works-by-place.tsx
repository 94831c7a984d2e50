import { byPlace } from '../order/by-place'
import { intoColumns } from '../order/into-columns'
import { GalleryWork } from './gallery-work'
import type { Spans, WorkProps } from './gallery-works'
import type { Work } from './work'
import * as styles from './works-by-place.module.scss'

/** What the head of a group and a caption take beside the pictures, about, in widths of a column. */
const HEAD = 0.6
const CAPTION = 0.2

/** The columns of a phone that the first of an odd number of works goes over, so that the two columns below it end near each other. */
const TWO_ON_PHONES: Spans = { phone: 2 }
const isOpening = (index: number, count: number) => index === 0 && count % 2 === 1

export interface WorksByPlaceProps {
  /** The works that are shown. */
  works: readonly Work[]
  /** All works: a filter takes works from a place, but no place from the page while it has one. */
  all: readonly Work[]
  places: readonly { readonly heading: string; readonly tags: readonly string[] }[]
  workProps: WorkProps
}

/**
 * Works by place: each place is a chapter that runs down a column, with its head in view as long as its works are. On phones it
 * has the width of the page, and its works two columns.
 */
export function WorksByPlace({ works, all, places, workProps }: WorksByPlaceProps) {
  const groups = byPlace(all, places, STRINGS.gallery.elsewhere)
    .map(({ heading, works: of }) => ({ heading, works: of.filter((work) => works.includes(work)) }))
    .filter((group) => group.works.length > 0)
  const heights = groups.map(({ works: of }) => of.reduce((all, { ratio }) => all + 1 / ratio + CAPTION, HEAD))
  const columnOf = intoColumns(heights, 3)

  return (
    <div className={styles.places} data-alone={groups.length === 1 || undefined}>
      {[...new Set(columnOf)].map((column) => (
        <div key={column}>
          {groups.map(
            ({ heading, works: of }, at) =>
              columnOf[at] === column && (
                <section key={heading} aria-labelledby={`place-${at}`}>
                  <header>
                    <h2 id={`place-${at}`}>{heading}</h2>
                    <span>{of.length}</span>
                  </header>
                  <ul>
                    {of.map((work, index) => (
                      <GalleryWork
                        key={work.slug}
                        {...workProps(
                          work,
                          at === 0 && index === 0 ? 0 : works.length,
                          isOpening(index, of.length) ? TWO_ON_PHONES : undefined,
                        )}
                        level={3}
                        style={{}}
                      />
                    ))}
                  </ul>
                </section>
              ),
          )}
        </div>
      ))}
    </div>
  )
}
