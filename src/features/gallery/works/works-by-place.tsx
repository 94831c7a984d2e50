import { byPlace } from '../order/by-place'
import { intoColumns } from '../order/into-columns'
import { GalleryWork } from './gallery-work'
import type { Spans, WorkProps } from './gallery-works'
import type { Work } from './work'
import * as styles from './works-by-place.module.scss'

/** Approximate heights of a group's heading and a caption, in column widths. */
const HEAD = 0.6
const CAPTION = 0.2

/** On phones the first of an odd number of works spans both columns, so that the two below it end close together. */
const TWO_ON_PHONES: Spans = { phone: 2 }
/** Two places share the page, so that none of three columns stays empty. */
const HALF_A_PAGE: Spans = { tablet: 1.5, wide: 1.5 }
const isOpening = (index: number, count: number) => index === 0 && count % 2 === 1

export interface WorksByPlaceProps {
  /** The works shown. */
  works: readonly Work[]
  /** All works: a filter removes works from a place, but the place stays while it has any. */
  all: readonly Work[]
  places: readonly { readonly heading: string; readonly tags: readonly string[] }[]
  workProps: WorkProps
}

/**
 * Works by place: each place runs down a column, its heading in view as long as its works are. On phones it takes the
 * full width, with its works in two columns.
 */
export function WorksByPlace({ works, all, places, workProps }: WorksByPlaceProps) {
  const groups = byPlace(all, places, STRINGS.gallery.elsewhere)
    .map(({ heading, works: of }) => ({ heading, works: of.filter((work) => works.includes(work)) }))
    .filter((group) => group.works.length > 0)
  const heights = groups.map(({ works: of }) => of.reduce((all, { ratio }) => all + 1 / ratio + CAPTION, HEAD))
  const columnOf = intoColumns(heights, 3)
  const columns = [...new Set(columnOf)]

  return (
    <div className={styles.places} data-places={columns.length}>
      {columns.map((column) => (
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
                        {...workProps(work, at === 0 && index === 0 ? 0 : works.length, {
                          ...(isOpening(index, of.length) && TWO_ON_PHONES),
                          ...(columns.length === 2 && HALF_A_PAGE),
                        })}
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
