import { useMemo } from 'react'
import { fillIn } from '../../lib/fill-in'
import { nearPages } from '../../lib/near-pages'
import { decodePart } from '../../lib/redirect-path'
import { useHydrated } from '../../lib/use-hydrated'
import { useModule } from '../../lib/use-module'
import { FieldChevron } from '../../ui/field-chevron'
import * as styles from './finder-place.module.scss'
import { PageList } from './page-list'

export interface FinderPlaceProps {
  words: Queries.NotFoundWordsFragment
  /** All pages, by their addresses. */
  pages: readonly Queries.FinderPageFragment[]
  /** The address that was asked for, without the site's prefix. */
  pathname: string
}

const load = () => import(/* webpackChunkName: "finder" */ './finder')
/** As many near pages as there is room for without anything moving. */
const MOST_NEAR = 2

/**
 * What was asked for, and the finder over all pages (C11). One file stands in for every missing page, so both come with
 * the scripts; without them, and should the finder not arrive, there is a plain list.
 */
export function FinderPlace({ words, pages, pathname }: FinderPlaceProps) {
  const ready = useHydrated()
  const finder = useModule(load)
  const path = decodePart(pathname).replace(/(.)\/+$/, '$1')
  const near = useMemo(
    () =>
      nearPages(
        pathname,
        pages.map((page) => page.path),
      ).slice(0, MOST_NEAR),
    [pathname, pages],
  )
  const list = <PageList label={words.finder.label} pages={pages} kinds={words.finder.kinds} />

  return (
    <div className={styles.finder}>
      <p className={styles.asked}>
        {ready && <span className={styles.path}>{fillIn(words.asked, { path })}</span>}{' '}
        {ready && near.length > 0 ? words.near : words.far}
      </p>
      {finder === 'failed' ? (
        <div className={styles.plain}>{list}</div>
      ) : finder ? (
        <finder.Finder
          key={pathname}
          words={words.finder}
          pages={pages}
          asked={near.length > 0 ? path.slice(1) : ''}
          near={near}
        />
      ) : (
        <div className={styles.placeholder} aria-hidden="true">
          Select...
          <FieldChevron />
        </div>
      )}
      <noscript className={styles.plain}>{list}</noscript>
    </div>
  )
}
