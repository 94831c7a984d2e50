import { graphql, navigate } from 'gatsby'
import { useEffect, useRef } from 'react'
import type { ViewPhoto } from '../../lib/picture/photo-link'
import { useHydrated } from '../../lib/browser/use-hydrated'
import { useIdle } from '../../lib/browser/use-idle'
import { useLazyModule } from '../../lib/browser/use-lazy-module'
import { labelOf, type TagCount } from './count-tags'
import { FILTERS_FIRST } from './filters-first'
import { GalleryClosing } from './gallery-closing'
import { GalleryColumns } from './gallery-columns'
import { GalleryFilter } from './filter/gallery-filter'
import { GalleryHead } from './gallery-head'
import { HungWorks } from './works/hung-works'
import { SheetKey } from './works/sheet-key'
import * as styles from './gallery.module.scss'
import { hasTextInColumns } from './has-text-in-columns'
import { readTags } from './read-tags'
import type { Work } from './works/work'
import { writeTags } from './write-tags'
import { interpolate } from '../../lib/text/interpolate'

const loadLife = () => import(/* webpackChunkName: "liven-works" */ './works/liven-works')

export interface GalleryProps {
  gallery: Queries.GalleryWordsFragment
  works: readonly Work[]
  /** Every tag in use. */
  tags: readonly TagCount[]
  /** Query of the address: it holds the chosen tags. */
  search: string
  /** Opens a photograph over the page, among those that are shown. */
  onView: ViewPhoto
}

/** A gallery: title, filter, works, and the way on. The choice lives in the address, so it can be shared and undone. */
export function Gallery({ gallery, works, tags, search, onView }: GalleryProps) {
  const { path, title, intro, closing, arrangement, columns, fluid, hang } = gallery
  const list = useRef<HTMLElement>(null)
  const ready = useHydrated()
  const query = ready ? search : ''
  const chosen = readTags(
    query,
    tags.map(({ tag }) => tag),
  )
  const shown = works.filter((work) => chosen.every((tag) => work.tags.includes(tag)))
  // Only now what the address chooses is shown: let the works be seen.
  useEffect(() => {
    if (ready) document.documentElement.classList.remove(FILTERS_FIRST)
  }, [ready])
  const life = useLazyModule(useIdle() ? loadLife : undefined)
  useEffect(() => (typeof life === 'object' && list.current ? life.livenWorks(list.current) : undefined), [life])
  const inColumns = hasTextInColumns(gallery)
  const isEmpty = shown.length === 0
  const end = (
    <GalleryClosing
      closing={closing}
      shown={shown.length}
      total={works.length}
      all={path + writeTags(query, [])}
      onAll={() => list.current?.focus({ preventScroll: true })}
      inColumn={inColumns && !isEmpty}
    />
  )

  return (
    <div className={styles.gallery}>
      <GalleryHead title={title} shown={shown.length} total={works.length} intro={inColumns ? undefined : intro} />
      <GalleryFilter
        path={path}
        query={query}
        works={works}
        onView={onView}
        tags={tags}
        total={works.length}
        chosen={chosen}
        onChoose={(next) => navigate(path + writeTags(query, next))}
      >
        <GalleryColumns gallery={gallery} query={writeTags('', chosen)} />
      </GalleryFilter>
      <p className="visually-hidden" role="status">
        {interpolate(STRINGS.gallery.shown, { count: shown.length, total: works.length })}
      </p>
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
            {interpolate(STRINGS.gallery.none, {
              tags: new Intl.ListFormat(LANGUAGE).format(chosen.map((tag) => labelOf(tag, tags))),
            })}
          </p>
        ) : (
          <HungWorks
            works={shown}
            all={works}
            places={gallery.places}
            onView={onView}
            arrangement={arrangement}
            columns={columns}
            fluid={fluid}
            hang={hang}
            head={inColumns && <p>{intro}</p>}
            end={inColumns && end}
          />
        )}
      </section>
      {hang === 'sheet' && !isEmpty && <SheetKey works={shown} onView={onView} />}
      {(!inColumns || isEmpty) && end}
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
