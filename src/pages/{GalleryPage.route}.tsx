import { graphql, type PageProps } from 'gatsby'
import { Gallery } from '../features/gallery/gallery'
import { partHead } from '../features/gallery/pages/part-head'
import { useWorksPages } from '../features/gallery/pages/use-works-pages'
import { PageHead } from '../features/head/page-head'
import { PhotoViewer } from '../features/photo-viewer/photo-viewer'
import { invariant } from '../lib/invariant'
import { Sections } from '../ui/sections'

/**
 * A gallery of works (R1): projects and photographs, in rows or at their own ratios. A long one continues at
 * `/grid-3/2/`.
 */
export default function GalleryRoute({ data, location }: PageProps<Queries.GalleryPageQuery>) {
  const part = invariant(data.part, 'the page of a gallery')
  const { gallery, path, total } = part
  const pages = useWorksPages(part, location, gallery.tags)

  return (
    <>
      <PageHead {...partHead(part, gallery.title)} description={gallery.description} subject={{ type: 'gallery' }} />
      <Sections>
        <PhotoViewer photos={pages.photos} numbered={{ works: pages.loaded, total }}>
          {(view) => (
            <Gallery gallery={gallery} path={path} total={total} pages={pages} search={location.search} onView={view} />
          )}
        </PhotoViewer>
      </Sections>
    </>
  )
}

export const query = graphql`
  query GalleryPage($id: String!) {
    part: galleryPage(id: { eq: $id }) {
      ...WorksPart
      gallery {
        description
        ...GalleryWords
      }
    }
  }
`
