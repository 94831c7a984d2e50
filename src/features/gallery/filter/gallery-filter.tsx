import type { ReactNode } from 'react'
import { Link } from 'gatsby'
import { useLazyModule } from '../../../lib/browser/use-lazy-module'
import { FieldChevron } from '../../../ui/field-chevron'
import type { TagCount } from '../count-tags'
import * as styles from './gallery-filter.module.scss'
import type { TagSelectProps } from './tag-select'
import { writeTags } from '../write-tags'

export interface GalleryFilterProps extends TagSelectProps {
  /** Path of the gallery, and the query of its address. */
  path: string
  query: string
  /** Whether scripts run: until then, and without them, the row is plain text. */
  ready: boolean
  /** What stands at the end of the row. */
  children: ReactNode
}

// In a file of its own, as only galleries need it. Should it not arrive, the kinds still filter.
const loadSelect = () => import(/* webpackChunkName: "tag-select" */ './tag-select')

/** The filter row: the searchable dropdown of all tags (C11), the kinds with their counts, and the columns switch. */
export function GalleryFilter({ path, query, ready, children, ...select }: GalleryFilterProps) {
  const { tags, total, chosen } = select
  const file = useLazyModule(loadSelect)
  const TagSelect = typeof file === 'object' ? file.TagSelect : undefined
  const all: TagCount = { tag: '', label: STRINGS.gallery.all, count: total, isKind: true }
  const kinds = [all, ...tags.filter(({ isKind }) => isKind)]
  const isCurrent = (tag: string) => (tag ? chosen.length === 1 && chosen[0] === tag : chosen.length === 0)

  return (
    <div className={styles.filter}>
      <div className={styles.field}>
        {TagSelect ? (
          <TagSelect {...select} />
        ) : (
          <div className={styles.placeholder} aria-hidden="true">
            {STRINGS.dropdown.select}
            <FieldChevron />
          </div>
        )}
      </div>
      <ul className={styles.kinds} aria-label={STRINGS.gallery.kinds}>
        {kinds.map(({ tag, label, count }) => {
          const words = (
            <>
              {label} <span className={styles.count}>{count}</span>
            </>
          )
          return (
            <li key={tag}>
              {ready ? (
                <Link
                  className={styles.kind}
                  to={path + writeTags(query, tag ? [tag] : [])}
                  aria-current={isCurrent(tag) ? 'true' : undefined}
                >
                  {words}
                </Link>
              ) : (
                <span className={styles.kind}>{words}</span>
              )}
            </li>
          )
        })}
      </ul>
      {children}
    </div>
  )
}
