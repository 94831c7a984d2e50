import { graphql, navigate } from 'gatsby'
import { useEffect, useRef } from 'react'
import type { ViewPhoto } from '../../lib/picture/photo-link'
import { useHydrated } from '../../lib/browser/use-hydrated'
import { useFirstInput } from '../../lib/browser/use-first-input'
import { useLazyModule } from '../../lib/browser/use-lazy-module'
import { countedTags, labelOf, writeTags } from './tags/tags'
import { FILTERS_FIRST } from './filters-first'
import { GalleryClosing, shownInWords } from './gallery-closing'
import { GalleryColumns } from './gallery-columns'
import { GalleryFilter } from './filter/gallery-filter'
import { GalleryHead } from './gallery-head'
import { HungWorks } from './works/hung-works'
import { SheetKey } from './works/sheet-key'
import * as styles from './gallery.module.scss'
import { hasTextInColumns } from './columns'
import { partShown } from './pages/part-head'
import { PagesLine } from './pages/pages-line'
import { stateOfPages } from './pages/pages-shown'
import type { WorksPages } from './pages/use-works-pages'
import { useNewWork } from './pages/use-new-work'
import { WorksStatus } from './pages/works-status'
import { interpolate } from '../../lib/text/interpolate'
import { pagePath } from '../../lib/routing/page-path'
import { PillLink } from '../../ui/pill-link'

const loadLife = () => import(/* webpackChunkName: "liven-works" */ './works/liven-works')

export interface GalleryProps {
  gallery: Queries.GalleryWordsFragment
  /** Path of the current page, and the total number of works in the gallery. */
  path: string
  total: number
  pages: WorksPages
  /** Query string of the address, which holds the chosen tags. */
  search: string
  /** Opens a photograph over the page, among those shown. */
  onView: ViewPhoto
}

/**
 * A gallery: title, filter, works, closing line. The chosen tags live in the address, so a choice can be shared and
 * undone.
 */
export function Gallery({ gallery, path, total, pages, search, onView }: GalleryProps) {
  const { title, intro, closing, arrangement, columns, fluid, hang } = gallery
  const { chosen, loaded, shown, next, isPending, isFailed } = pages
  const list = useRef<HTMLElement>(null)
  const ready = useHydrated()
  const query = ready ? search : ''
  const tags = countedTags(gallery.tags)
  const isLoading = isPending && !isFailed
  // The address's choice is applied only now: reveal the works.
  const isSettled = ready && !isLoading
  useEffect(() => {
    if (isSettled) document.documentElement.classList.remove(FILTERS_FIRST)
  }, [isSettled])
  const life = useLazyModule(useFirstInput() ? loadLife : undefined)
  useEffect(() => (typeof life === 'object' && list.current ? life.livenWorks(list.current) : undefined), [life])
  const onMore = useNewWork(list, pages)
  const inColumns = hasTextInColumns(gallery)
  const isEmpty = shown.length === 0
  const isFiltered = chosen.length > 0
  const count = isFiltered ? shown.length : total
  const goesOn = next !== undefined
  const isFurther = pages.first > 1
  const previous = isFurther ? pagePath(pages.base, pages.first - 1) : undefined
  // Everything has kinds of its own, which no other gallery knows.
  const onward = hang === 'everything' ? '' : writeTags('', chosen)
  const counted = isFiltered && !isLoading ? shownInWords(count, total) : undefined
  const line = chosen.length === 1 ? tags.find(({ tag }) => tag === chosen[0])?.line : undefined
  const aside = previous ? <PillLink to={previous}>{STRINGS.gallery.previous}</PillLink> : intro

  return (
    <div className={styles.gallery}>
      <GalleryHead
        title={title}
        shown={isFiltered ? count : (partShown(pages) ?? count)}
        total={total}
        intro={inColumns && !isFurther ? undefined : aside}
        instead={counted}
        isFurther={isFurther}
      />
      <GalleryFilter
        path={path}
        query={query}
        works={loaded}
        onView={onView}
        tags={tags}
        total={total}
        chosen={chosen}
        onWanted={pages.wantAll}
        onChoose={(choice) => navigate(path + writeTags(query, choice), { state: stateOfPages(pages.count) })}
      >
        <GalleryColumns gallery={gallery} query={onward} />
      </GalleryFilter>
      <WorksStatus pages={pages} total={total} />
      <section
        className={styles.works}
        data-hang={hang}
        data-edge={fluid ? 'fluid' : undefined}
        ref={list}
        tabIndex={-1}
        aria-label={STRINGS.gallery.works}
      >
        {isEmpty ? (
          <p className={styles.empty}>
            {!isPending &&
              interpolate(STRINGS.gallery.none, {
                tags: new Intl.ListFormat(LANGUAGE).format(chosen.map((tag) => labelOf(tag, tags))),
              })}
          </p>
        ) : (
          <HungWorks
            works={shown}
            all={isFiltered ? loaded : shown}
            places={gallery.places}
            onView={onView}
            arrangement={arrangement}
            columns={columns}
            fluid={fluid}
            hang={hang}
            head={inColumns && <p>{counted === undefined ? intro : (line ?? counted)}</p>}
          />
        )}
      </section>
      {hang === 'sheet' && !isEmpty && <SheetKey works={shown} onView={onView} />}
      {goesOn && <PagesLine pages={pages} total={total} onMore={onMore} />}
      {/* While a choice waits for works of other pages, the list has no end yet. */}
      {!isLoading && (
        <GalleryClosing
          closing={closing}
          shown={count}
          isFiltered={isFiltered}
          query={onward}
          all={path + writeTags(query, [])}
          onAll={() => list.current?.focus({ preventScroll: true })}
          previous={isFiltered || goesOn ? undefined : previous}
          goesOn={goesOn}
        />
      )}
    </div>
  )
}

export const galleryFragments = graphql`
  fragment GalleryWords on Gallery {
    slug
    path
    arrangement
    columns
    fluid
    hang
    places {
      heading
      tags
    }
    ...GalleryColumns
    tags {
      ...GalleryTag
    }
    title
    intro
    closing {
      text
      link
      to {
        path
      }
    }
  }
`
