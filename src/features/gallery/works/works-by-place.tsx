import { classNames } from '../../../lib/text/class-names'
import { byPlace } from '../order/by-place'
import { intoColumns } from '../order/into-columns'
import { GalleryWork } from './gallery-work'
import type { WorkProps } from './gallery-works'
import type { Work } from './work'
import * as styles from './works-by-place.module.scss'

/** What the head of a group and a caption take beside the pictures, about, in widths of a column. */
const HEAD = 0.6
const CAPTION = 0.2

export interface WorksByPlaceProps {
  /** The works that are shown. */
  works: readonly Work[]
  /** All works: a filter takes works from a place, but no place from the page while it has one. */
  all: readonly Work[]
  places: readonly { readonly heading: string; readonly tags: readonly string[] }[]
  workProps: WorkProps
}

/** Works by place: each place is a chapter that runs down a column, with its head in view as long as its works are. */
export function WorksByPlace({ works, all, places, workProps }: WorksByPlaceProps) {
  const groups = byPlace(all, places, STRINGS.gallery.elsewhere)
    .map(({ heading, works: of }) => ({ heading, works: of.filter((work) => works.includes(work)) }))
    .filter((group) => group.works.length > 0)
  const heights = groups.map(({ works: of }) => of.reduce((all, { ratio }) => all + 1 / ratio + CAPTION, HEAD))
  const columnOf = intoColumns(heights, 3)
  // The group that begins the second column of a phone, beside the first.
  const turn = intoColumns(heights, 2).indexOf(1)

  return (
    <div className={classNames(styles.places, groups.length === 1 && styles.alone)}>
      {[...new Set(columnOf)].map((column) => (
        <div key={column}>
          {groups.map(
            ({ heading, works: of }, at) =>
              columnOf[at] === column && (
                <section
                  key={heading}
                  className={classNames(at === turn && styles.turn)}
                  aria-labelledby={`place-${at}`}
                >
                  <header>
                    <h2 id={`place-${at}`}>{heading}</h2>
                    <span>{of.length}</span>
                  </header>
                  <ul>
                    {of.map((work, index) => (
                      <GalleryWork
                        key={work.slug}
                        {...workProps(work, index === 0 && (at === 0 || at === turn) ? 0 : works.length)}
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
