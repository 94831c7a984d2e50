import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link, withPrefix } from 'gatsby'
import { isPlainClick } from '../../../lib/browser/is-plain-click'
import { type TagCount, writeTags } from '../tags/tags'
import { FilterField, type FilterFieldProps } from './filter-field'
import * as styles from './gallery-filter.module.scss'

export interface GalleryFilterProps extends FilterFieldProps {
  /** Path of the gallery, and the query string of the address. */
  path: string
  query: string
  /** Kinds lead to their own pages on a plain click too. */
  kindsLead?: boolean
  /** Shown at the end of the row. */
  children: ReactNode
}

/**
 * The filter row: the searchable dropdown of tags and works (C11), the kinds with their counts, and the columns switch.
 * A kind links to its own page; in a gallery, a plain click filters that instead.
 */
export function GalleryFilter({ path, query, kindsLead = false, children, ...select }: GalleryFilterProps) {
  const { tags, total, chosen, onChoose } = select
  const all: TagCount = { tag: '', label: STRINGS.gallery.all, count: total, isKind: true, path }
  const kinds = [all, ...tags.filter(({ isKind }) => isKind)]
  const isCurrent = (tag: string) => (tag ? chosen.length === 1 && chosen[0] === tag : chosen.length === 0)
  const row = useRef<HTMLUListElement>(null)
  const current = chosen.join()

  // On phones the row scrolls sideways: bring the current kind into view without scrolling the page.
  useEffect(() => {
    if (row.current) showKind(row.current)
  }, [current])

  return (
    <div className={styles.filter}>
      <div className={styles.field}>
        <FilterField {...select} />
      </div>
      <ul ref={row} className={styles.kinds} aria-label={STRINGS.gallery.kinds}>
        {kinds.map(({ tag, label, count, path: own }) => {
          const choice = tag ? [tag] : []
          const to = own ?? path + writeTags(query, choice)
          const link = {
            className: styles.kind,
            onFocus: showFocused,
            'aria-current': isCurrent(tag) ? ('true' as const) : undefined,
            children: (
              <>
                <span className={styles.label} data-label={label}>
                  {label}
                </span>{' '}
                <span className={styles.count}>{count}</span>
              </>
            ),
          }
          return (
            <li key={tag}>
              {kindsLead ? (
                <Link {...link} to={to} />
              ) : (
                <a
                  {...link}
                  href={withPrefix(to)}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return
                    event.preventDefault()
                    onChoose(choice)
                  }}
                />
              )}
            </li>
          )
        })}
      </ul>
      {children}
    </div>
  )
}

/** Scrolls the row to a kind that a key has focused. Browsers leave one alone of which a part is in view. */
function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/**
 * Scrolls the row to its current kind so that it begins with a whole word. Where it ends too soon for that it gets
 * longer, and there only what is behind its last word fades out.
 */
function showKind(row: HTMLElement) {
  row.style.removeProperty('--fade')
  const box = row.getBoundingClientRect()
  const kinds = [...row.children].map((one) => one.getBoundingClientRect())
  const at = [...row.children].findIndex((one) => one.querySelector('[aria-current]'))
  const [kind, last] = [kinds[at], kinds.at(-1)]
  if (!kind || !last || (kind.left >= box.left && kind.right <= box.right)) return
  const fade = kind === last ? 0 : Number.parseFloat(getComputedStyle(row).paddingRight)
  const { left } = kinds.find((one) => kind.right - one.left <= box.width - fade) ?? kind
  const room = box.width - last.right + left
  if (kind === last || room > fade) row.style.setProperty('--fade', `${room}px`)
  row.scrollLeft += left - box.left
}
