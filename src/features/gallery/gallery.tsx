import { graphql, navigate } from 'gatsby'
import { useEffect, useRef } from 'react'
import { classNames } from '../../lib/text/class-names'
import type { ViewPhoto } from '../../lib/picture/photo-link'
import { useHydrated } from '../../lib/browser/use-hydrated'
import { labelOf, type TagCount } from './count-tags'
import { fillCounts } from './fill-counts'
import { FILTERS_FIRST } from './gallery-boot'
import { GalleryClosing } from './gallery-closing'
import { GalleryColumns } from './gallery-columns'
import { GalleryFilter } from './filter/gallery-filter'
import { GalleryHead } from './gallery-head'
import { GalleryWorks } from './works/gallery-works'
import * as styles from './gallery.module.scss'
import { hasTextInColumns } from './has-text-in-columns'
import { readTags } from './read-tags'
import { type Sibling, siblingGalleries, sisterOf } from './sibling-galleries'
import type { Work } from './works/work'
import { writeTags } from './write-tags'
import { interpolate } from '../../lib/text/interpolate'

export interface GalleryProps {
  gallery: Queries.GalleryWordsFragment
  /** All galleries, for the columns switch. */
  galleries: readonly Sibling[]
  works: readonly Work[]
  /** Every tag in use. */
  tags: readonly TagCount[]
  /** Query of the address: it holds the chosen tags. */
  search: string
  /** Opens a photograph over the page, among those that are shown. */
  onView: ViewPhoto
}

/** A gallery: title, filter, works, and the way on. The choice lives in the address, so it can be shared and undone. */
export function Gallery({ gallery, galleries, works, tags, search, onView }: GalleryProps) {
  const { path, title, closing, arrangement, columns, fluid, hang } = gallery
  const intro = fillCounts(gallery.intro, works)
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
        <GalleryColumns
          siblings={siblingGalleries(galleries, gallery)}
          present={gallery.slug}
          sister={sisterOf(galleries, gallery)}
          query={writeTags('', chosen)}
        />
      </GalleryFilter>
      <p className="visually-hidden" role="status">
        {interpolate(STRINGS.gallery.shown, { count: shown.length, total: works.length })}
      </p>
      <section
        className={classNames(styles.works, fluid && styles.fluid, hang === 'colour' && styles.touching)}
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
          <GalleryWorks
            works={shown}
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
  fragment GallerySibling on Gallery {
    slug
    arrangement
    columns
    fluid
  }
`
