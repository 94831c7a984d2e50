import { navigate } from 'gatsby'
import { labelOf, type TagCount } from '../count-tags'
import type { GalleryProps } from '../gallery'
import { GalleryClosing } from '../gallery-closing'
import { GalleryColumns } from '../gallery-columns'
import { GalleryFilter } from '../filter/gallery-filter'
import { GalleryHead } from '../gallery-head'
import { GalleryWorks } from '../works/gallery-works'
import * as styles from '../gallery.module.scss'
import type { Work } from '../works/work'
import { writeTags } from '../write-tags'

export interface TagWorksProps extends Pick<GalleryProps, 'gallery' | 'onView'> {
  works: readonly Work[]
  tag: string
  /** Every tag in use. */
  tags: readonly TagCount[]
  /** How many works there are in all. */
  total: number
  intro: string
}

/** The works of one tag on a page of their own (R3): a gallery with its filter set, which leads on to all works. */
export function TagWorks({ gallery, works, tag, tags, total, intro, onView }: TagWorksProps) {
  const { path, arrangement, columns, fluid, closing } = gallery

  return (
    <div className={styles.gallery}>
      <GalleryHead title={labelOf(tag, tags)} shown={works.length} total={works.length} intro={intro} />
      <GalleryFilter
        path={path}
        query=""
        works={works}
        onView={onView}
        tags={tags}
        total={total}
        chosen={[tag]}
        onChoose={(next) => navigate(path + writeTags('', next))}
      >
        <GalleryColumns gallery={gallery} query={writeTags('', [tag])} />
      </GalleryFilter>
      <section className={styles.works} aria-label={STRINGS.gallery.works}>
        <GalleryWorks works={works} onView={onView} arrangement={arrangement} columns={columns} fluid={fluid} />
      </section>
      <GalleryClosing
        closing={closing}
        shown={works.length}
        total={total}
        all={path}
        onAll={() => undefined}
        inColumn={false}
      />
    </div>
  )
}
