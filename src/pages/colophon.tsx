import { graphql, type PageProps } from 'gatsby'
import { ColophonOpening } from '../features/colophon/colophon-opening'
import { ColophonPlaces } from '../features/colophon/colophon-places'
import { Scene } from '../features/colophon/scene'
import { PageHead } from '../features/head/page-head'
import { PhotoViewer } from '../features/photo-viewer/photo-viewer'
import { invariant } from '../lib/invariant'
import { Sections } from '../ui/sections'

/** How the photographs were made: one before and after lighting, then all of them. */
export default function ColophonPage({ data }: PageProps<Queries.ColophonPageQuery>) {
  const words = invariant(data.colophonPage, 'content/pages/colophon.yml')
  const { title, description, heading, note, scene, all, photos, closing } = words
  const onward = closing !== null && data.photography1Page ? { to: '/photography-1/', words: closing } : undefined
  const place = photos.findIndex(({ slug }) => slug === scene.photo.slug) + 1

  return (
    <>
      <PageHead title={title} description={description} path="/colophon/" />
      <PhotoViewer photos={photos}>
        {(view) => (
          <Sections>
            <ColophonOpening heading={heading} note={note} count={photos.length} />
            <Scene words={scene} place={place} count={photos.length} />
            <ColophonPlaces words={all} photos={photos} current={scene.photo.slug} onView={view} onward={onward} />
          </Sections>
        )}
      </PhotoViewer>
    </>
  )
}

export const query = graphql`
  query ColophonPage {
    photography1Page {
      id
    }
    colophonPage {
      title
      description
      heading
      note
      scene {
        photo {
          slug
        }
        ...SceneWords
      }
      all {
        heading
        aside
      }
      photos {
        ...Place
        ...ViewerPhoto
      }
      closing
    }
  }
`
