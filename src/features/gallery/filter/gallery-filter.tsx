import { type ReactNode, useEffect, useRef } from 'react'
import { withPrefix } from 'gatsby'
import { isPlainClick } from '../../../lib/browser/is-plain-click'
import { type TagCount, writeTags } from '../tags/tags'
import { FilterField, type FilterFieldProps } from './filter-field'
import * as styles from './gallery-filter.module.scss'

export interface GalleryFilterProps extends FilterFieldProps {
  /** Path of the gallery, and the query string of the address. */
  path: string
  query: string
  /** Shown at the end of the row. */
  children: ReactNode
}

/**
 * The filter row: the searchable dropdown of tags and works (C11), the kinds with their counts, and the columns switch.
 * A kind links to its own page; a plain click filters this gallery instead.
 */
export function GalleryFilter({ path, query, children, ...select }: GalleryFilterProps) {
  const { tags, total, chosen, onChoose } = select
  const all: TagCount = { tag: '', label: STRINGS.gallery.all, count: total, isKind: true, path }
  const kinds = [all, ...tags.filter(({ isKind }) => isKind)]
  const isCurrent = (tag: string) => (tag ? chosen.length === 1 && chosen[0] === tag : chosen.length === 0)
  const row = useRef<HTMLUListElement>(null)
  const current = chosen.join()

  // On phones the row scrolls sideways: bring the current kind into view without scrolling the page.
  useEffect(() => {
    const kind = row.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    const box = row.current?.getBoundingClientRect()
    if (!row.current || !kind || !box || (kind.left >= box.left && kind.right <= box.right)) return
    row.current.scrollLeft += (kind.left + kind.right - box.left - box.right) / 2
  }, [current])

  return (
    <div className={styles.filter}>
      <div className={styles.field}>
        <FilterField {...select} />
      </div>
      <ul ref={row} className={styles.kinds} aria-label={STRINGS.gallery.kinds}>
        {kinds.map(({ tag, label, count, path: own }) => {
          const choice = tag ? [tag] : []
          return (
            <li key={tag}>
              <a
                className={styles.kind}
                href={withPrefix(own ?? path + writeTags(query, choice))}
                aria-current={isCurrent(tag) ? 'true' : undefined}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  onChoose(choice)
                }}
              >
                <span className={styles.label} data-label={label}>
                  {label}
                </span>{' '}
                <span className={styles.count}>{count}</span>
              </a>
            </li>
          )
        })}
      </ul>
      {children}
    </div>
  )
}
