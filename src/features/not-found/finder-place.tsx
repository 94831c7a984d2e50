import { type CSSProperties, useMemo, useState } from 'react'
import { classNames } from '../../lib/text/class-names'
import { interpolate } from '../../lib/text/interpolate'
import { nearPages } from './near-pages'
import { decodePart } from '../../lib/routing/redirect-path'
import { useHydrated } from '../../lib/browser/use-hydrated'
import { useAllPages } from '../../lib/routing/use-all-pages'
import { useLazyModule } from '../../lib/browser/use-lazy-module'
import { FieldChevron } from '../../ui/field-chevron'
import { Unbroken } from '../../ui/unbroken'
import * as styles from './finder-place.module.scss'
import { PageList } from './page-list'

export interface FinderPlaceProps {
  words: Queries.NotFoundWordsFragment
  /** The pages that stand in the lists, by their addresses, and how many there are in all. */
  named: readonly Queries.ListedPageFragment[]
  total: number
  /** The address that was asked for, without the site's prefix. */
  pathname: string
}

const load = () => import(/* webpackChunkName: "finder" */ './finder')
/** As many near pages as leave what follows them in sight. */
const MOST_NEAR = 2

/**
 * What was asked for, and the finder over all pages (C11). One file stands in for every missing page, so both come with
 * the scripts. Where no page is near, without scripts, and should the finder not arrive, the pages stand there in lists, of many
 * projects the first. What is found takes their place.
 */
export function FinderPlace({ words, named, total, pathname }: FinderPlaceProps) {
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

  return (
    <div className={styles.finder} style={isNear ? ({ '--near': near.length } as CSSProperties) : undefined}>
      <p className={styles.asked}>
        {ready && (
          <span className={styles.path}>
            <Unbroken>{interpolate(words.asked, { path })}</Unbroken>
          </span>
        )}{' '}
        {isNear ? words.near : words.far}
      </p>
      {finder === 'failed' ? null : finder ? (
        <finder.Finder
          key={pathname}
          words={words.finder}
          pages={pages}
          asked={near.length > 0 ? path.slice(1) : ''}
          near={near}
          onCover={setCovered}
        />
      ) : (
        <div className={styles.placeholder} aria-hidden="true">
          {STRINGS.dropdown.select}
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
