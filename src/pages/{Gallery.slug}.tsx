import { graphql, type PageProps } from 'gatsby'
import { countedTags, tagsOf } from '../features/gallery/count-tags'
import { Gallery } from '../features/gallery/gallery'
import { worksOf } from '../features/gallery/works/works-of'
import { PageHead } from '../features/head/page-head'
import { PhotoViewer } from '../features/photo-viewer/photo-viewer'
import { invariant } from '../lib/invariant'
import { Sections } from '../ui/sections'

/** A gallery of works (R1): projects and photographs, in rows or at their own ratios. */
export default function GalleryPage({ data, location }: PageProps<Queries.GalleryPageQuery>) {
  const gallery = invariant(data.gallery, 'the gallery')
  const works = worksOf(gallery)

  return (
    <>
      <PageHead
        title={gallery.title}
        description={gallery.description}
        path={gallery.path}
        subject={{ type: 'gallery' }}
      />
      <Sections>
        <PhotoViewer photos={gallery.photos}>
          {(view) => (
            <Gallery
              gallery={gallery}
              works={works}
              tags={tagsOf(works, countedTags(data.allTag.nodes))}
              search={location.search}
              onView={view}
            />
          )}
        </PhotoViewer>
      </Sections>
    </>
  )
}

export const query = graphql`
  query GalleryPage($id: String!) {
    gallery(id: { eq: $id }) {
      title
      description
      ...GalleryWords
      ...GalleryWorks
      photos {
        ...ViewerPhoto
      }
    }
    allTag(sort: { position: ASC }) {
      nodes {
        ...CountedTag
      }
    }
  }
`
