import { type CSSProperties, useMemo, useState } from 'react'
import { classNames } from '../../lib/text/class-names'
import { interpolate } from '../../lib/text/interpolate'
import { nearPages } from './near-pages'
import { decodePart } from '../../lib/routing/redirect-path'
import { useHydrated } from '../../lib/browser/use-hydrated'
import { useAllPages } from '../../lib/routing/use-all-pages'
import { useLazyModule } from '../../lib/browser/use-lazy-module'
import { FieldChevron } from '../../ui/field-chevron'
import { TextLink } from '../../ui/text-link'
import { Unbroken } from '../../ui/unbroken'
import * as styles from './finder-place.module.scss'
import type { FoundTag } from './finder'
import { PageList } from './page-list'

export interface FinderPlaceProps {
  words: Queries.NotFoundWordsFragment
  /** The pages in the lists, sorted by path, and the total number of pages. */
  named: readonly Queries.FinderPageFragment[]
  total: number
  /** Found by their names only: there may be many. */
  tags: readonly FoundTag[]
  /** The requested path, without the path prefix. */
  pathname: string
}

const load = () => import(/* webpackChunkName: "finder" */ './finder')
/** Maximum number of near pages, to keep what follows in view. */
const MOST_NEAR = 2

/**
 * The requested URL, and the finder over all pages (C11). One HTML file is served for every missing page, so both need
 * scripts. Until it is known whether a page is near, if none is, without scripts, or if the finder fails to load, pages
 * are listed instead, with only the first projects if there are many. Results replace the lists.
 */
export function FinderPlace({ words, named, total, tags, pathname }: FinderPlaceProps) {
  const { pages: all, isPending } = useAllPages(named, named.length < total)
  const pages = useMemo(() => [...all].sort((a, b) => a.path.localeCompare(b.path, 'en')), [all])
  const ready = useHydrated() && !isPending
  const finder = useLazyModule(ready ? load : undefined)
  const path = decodePart(pathname).replace(/(.)\/+$/, '$1')
  const kinds = useMemo(() => new Map(Object.entries(words.finder.kinds)), [words])
  const near = useMemo(
    () =>
      nearPages(
        pathname,
        pages.map((page) => ({ ...page, kind: page.kind === 'page' ? '' : (kinds.get(page.kind) ?? '') })),
      ).slice(0, MOST_NEAR),
    [pathname, pages, kinds],
  )
  const [isCovered, setCovered] = useState(false)
  const isNear = ready && near.length > 0
  // The sentence about the rows appears with them.
  const isUnknown = !ready || (isNear && !finder)
  const nearest = near.length === 1 ? pages.find((page) => page.path === near[0]) : undefined
  const [before, after] = words.nearOne?.split('{page}') ?? []
  const nearWords =
    nearest && before !== undefined ? (
      <>
        {before}
        <TextLink to={nearest.path}>{nearest.label}</TextLink>
        {after}
      </>
    ) : (
      words.near
    )

  return (
    <div className={styles.finder} style={isNear ? ({ '--near': near.length } as CSSProperties) : undefined}>
      <p className={styles.asked}>
        {ready && (
          <span className={styles.path}>
            <Unbroken>{interpolate(words.asked, { path })}</Unbroken>
          </span>
        )}{' '}
        {/* It speaks of the lists, which what is found takes the place of. */}
        <span className={isUnknown || isCovered ? styles.unknown : undefined}>
          {isNear && finder !== 'failed' ? nearWords : words.far}
        </span>
      </p>
      {finder === 'failed' ? null : finder ? (
        <finder.Finder
          key={pathname}
          words={words.finder}
          pages={pages}
          tags={tags}
          asked={near.length > 0 ? path.slice(1) : ''}
          near={near}
          onCover={setCovered}
        />
      ) : (
        <div className={styles.placeholder} aria-hidden="true">
          {isNear ? <span className={styles.typed}>{path.slice(1)}</span> : STRINGS.dropdown.select}
          <FieldChevron />
        </div>
      )}
      {(!isNear || finder === 'failed') && (
        <PageList
          className={classNames(styles.all, !ready && styles.waiting, isCovered && styles.covered)}
          words={words.finder}
          pages={named}
        />
      )}
    </div>
  )
}
