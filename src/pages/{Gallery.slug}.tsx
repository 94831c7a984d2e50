import { graphql, type PageProps } from 'gatsby'
import { countedTags } from '../features/gallery/count-tags'
import { fillCounts } from '../features/gallery/fill-counts'
import { Gallery } from '../features/gallery/gallery'
import { mixWorks } from '../features/gallery/works/mix-works'
import { PageHead } from '../features/head/page-head'
import { PhotoViewer } from '../features/photo-viewer/photo-viewer'
import { invariant } from '../lib/invariant'
import { Sections } from '../ui/sections'

/** A gallery of all works (R1): projects and selected photographs, in rows or at their own ratios. */
export default function GalleryPage({ data, location }: PageProps<Queries.GalleryPageQuery>) {
  const gallery = invariant(data.gallery, 'the gallery')
  const works = mixWorks(data.allProject.nodes, data.allPhoto.nodes)

  return (
    <>
      <PageHead
        title={gallery.title}
        description={fillCounts(gallery.description, works)}
        path={gallery.path}
        subject={{ type: 'gallery' }}
      />
      <Sections>
        <PhotoViewer photos={data.allPhoto.nodes}>
          {(view) => (
            <Gallery
              gallery={gallery}
              galleries={data.allGallery.nodes}
              works={works}
              tags={countedTags(data.allTag.nodes)}
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
    }
    allGallery(sort: { position: ASC }) {
      nodes {
        ...GallerySibling
      }
    }
    allTag(sort: { position: ASC }) {
      nodes {
        ...CountedTag
      }
    }
    allProject {
      nodes {
        ...GalleryProject
      }
    }
    allPhoto(filter: { selected: { eq: true } }) {
      nodes {
        ...GalleryPhoto
        ...ViewerPhoto
      }
    }
  }
`
