import { navigate } from 'gatsby'
import { useHydrated } from '../../lib/use-hydrated'
import { countTags } from './count-tags'
import type { GalleryProps } from './gallery'
import { GalleryClosing } from './gallery-closing'
import { GalleryColumns } from './gallery-columns'
import { GalleryFilter } from './gallery-filter'
import { GalleryHead } from './gallery-head'
import { GalleryWorks } from './gallery-works'
import * as styles from './gallery.module.scss'
import { siblingGalleries } from './sibling-galleries'
import { tagLabel } from './tag-label'
import { writeTags } from './write-tags'

export interface TagWorksProps extends Omit<GalleryProps, 'search'> {
  /** A tag that some work has. */
  tag: string
  intro: string
}

/** The works of one tag on a page of their own (R3): a gallery with its filter set, which leads on to all works. */
export function TagWorks({ gallery, galleries, works, tag, intro, onView }: TagWorksProps) {
  const { path, arrangement, columns, fluid, closing } = gallery
  const ready = useHydrated()
  const shown = works.filter((work) => work.tags.includes(tag))

  return (
    <div className={styles.gallery}>
      <GalleryHead title={tagLabel(tag)} count={shown.length} intro={intro} />
      <GalleryFilter
        path={path}
        query=""
        ready={ready}
        tags={countTags(works)}
        total={works.length}
        chosen={[tag]}
        onChoose={(next) => navigate(path + writeTags('', next))}
      >
        <GalleryColumns
          siblings={siblingGalleries(galleries, gallery)}
          present={gallery.slug}
          query={writeTags('', [tag])}
        />
      </GalleryFilter>
      <section className={styles.works} aria-label="Works">
        <GalleryWorks works={shown} onView={onView} arrangement={arrangement} columns={columns} fluid={fluid} />
      </section>
      <GalleryClosing
        closing={closing}
        shown={shown.length}
        total={works.length}
        all={path}
        onAll={() => undefined}
        inColumn={false}
      />
    </div>
  )
}
