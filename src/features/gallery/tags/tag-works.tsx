import { graphql, navigate } from 'gatsby'
import { useId, useRef } from 'react'
import { labelOf, type TagCount, writeTags } from './tags'
import type { GalleryProps } from '../gallery'
import { GalleryColumns } from '../gallery-columns'
import { GalleryFilter } from '../filter/gallery-filter'
import { GalleryHead } from '../gallery-head'
import { partShown } from '../pages/part-head'
import { PagesLine } from '../pages/pages-line'
import { useNewWork } from '../pages/use-new-work'
import { WorksStatus } from '../pages/works-status'
import { GalleryWorks } from '../works/gallery-works'
import { unevenRows } from '../works/row-rhythm'
import type { Work } from '../works/work'
import { classNames } from '../../../lib/text/class-names'
import { ClosingLine } from '../../../ui/closing-line'
import { ClosingLink } from '../../../ui/closing-link'
import { Unbroken } from '../../../ui/unbroken'
import * as styles from '../gallery.module.scss'
import { NearLine } from './near-line'
import { nearTags } from './near-tags'

export interface TagWorksProps extends Omit<GalleryProps, 'search' | 'path' | 'gallery'> {
  /** The gallery that lays them out. */
  gallery: Queries.TagGalleryFragment
  /** Path of the gallery of all works. */
  all: string
  tag: string
  /** Every tag in use. */
  tags: readonly TagCount[]
  /** How many works have the tag; `total` counts all works. */
  count: number
  intro: string
  /** What there is to say of some works, by their slugs; of other projects it is what they do. */
  notes: ReadonlyMap<string, string>
  /** Works nearest to the tag's only work, shown below it; empty for tags with more works. */
  near: readonly Work[]
}

/** The fewest works whose number of columns makes a difference. */
const LEAST_FOR_COLUMNS = 3

/** The pages of one tag's works (R3): a gallery with its filter set, leading on to all works. */
export function TagWorks({ gallery, all, pages, tag, tags, count, total, intro, notes, near, onView }: TagWorksProps) {
  const { arrangement, columns, fluid } = gallery
  const list = useRef<HTMLElement>(null)
  const nearId = useId()
  const onMore = useNewWork(list, pages)
  const shown = pages.shown.map((work) => ({
    ...work,
    // The title says it already.
    kind: work.tags[0] === tag ? '' : work.kind,
    // A photograph says it by itself.
    note: notes.get(work.slug) ?? (work.photograph ? undefined : work.line),
  }))
  // One work leaves nothing to narrow down; what is like it follows below.
  const isAlone = count === 1

  return (
    <div className={styles.gallery}>
      <GalleryHead
        title={labelOf(tag, tags)}
        shown={partShown(pages) ?? count}
        total={count}
        intro={<Unbroken>{intro}</Unbroken>}
      />
      {!isAlone && (
        <GalleryFilter
          path={all}
          query=""
          kindsLead
          works={pages.loaded}
          onView={onView}
          onWanted={pages.wantAll}
          tags={tags}
          total={total}
          chosen={[tag]}
          onChoose={(next) => navigate(all + writeTags('', next))}
        >
          {count >= LEAST_FOR_COLUMNS && (
            <GalleryColumns gallery={gallery} isOpen={false} query={writeTags('', [tag])} />
          )}
        </GalleryFilter>
      )}
      <WorksStatus pages={pages} total={count} />
      <section
        className={classNames(styles.works, isAlone && styles.alone)}
        ref={list}
        aria-label={STRINGS.gallery.works}
      >
        <GalleryWorks
          works={shown}
          onView={onView}
          arrangement={arrangement}
          columns={columns}
          fluid={fluid}
          uneven={unevenRows}
        />
      </section>
      <PagesLine pages={pages} total={count} onMore={onMore} />
      {pages.next === undefined && (
        <>
          {near.length > 0 && (
            <section className={styles.related} aria-labelledby={nearId}>
              <h2 id={nearId}>
                {near.every(({ number }) => number === '') ? STRINGS.gallery.relatedElsewhere : STRINGS.gallery.related}
              </h2>
              <GalleryWorks
                works={near}
                onView={onView}
                arrangement="grid"
                columns={2}
                fluid={false}
                uneven={unevenRows}
                isFurther
              />
            </section>
          )}
          {/* The works of earlier pages may share tags too. */}
          {pages.first === 1 && <NearLine near={nearTags(tag, pages.loaded, tags)} />}
          <ClosingLine>
            <ClosingLink to={all}>{STRINGS.gallery.showAll}</ClosingLink>
          </ClosingLine>
        </>
      )}
    </div>
  )
}

export const tagGalleryFragment = graphql`
  fragment TagGallery on Gallery {
    arrangement
    columns
    fluid
    ...GalleryColumns
  }
`
