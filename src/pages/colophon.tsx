import { graphql, type PageProps } from 'gatsby'
import { ColophonOpening } from '../features/colophon/colophon-opening'
import { ColophonPlaces } from '../features/colophon/colophon-places'
import { Scene } from '../features/colophon/scene'
import { PageHead } from '../features/head/page-head'
import { PhotoViewer } from '../features/photo-viewer/photo-viewer'
import { invariant } from '../lib/invariant'
import { Sections } from '../ui/sections'

/** How the photographs were made: some before and after lighting, then all of them. */
export default function ColophonPage({ data }: PageProps<Queries.ColophonPageQuery>) {
  const words = invariant(data.colophonPage, 'content/pages/colophon.yml')
  const { title, description, heading, note, labels, scenes, all, photos, closing } = words
  const onward = closing !== null && data.photography1Page ? { to: '/photography-1/', words: closing } : undefined
  const slugs = photos.map(({ slug }) => slug)

  return (
    <>
      <PageHead title={title} description={description} path="/colophon/" />
      <PhotoViewer photos={photos}>
        {(view) => (
          <Sections>
            <ColophonOpening heading={heading} note={note} count={photos.length} />
            {scenes.map((scene, index) => (
              <Scene
                key={scene.photo.slug}
                words={scene}
                labels={labels}
                place={slugs.indexOf(scene.photo.slug) + 1}
                count={photos.length}
                index={index}
              />
            ))}
            <ColophonPlaces
              words={all}
              photos={photos}
              shown={scenes.map(({ photo }) => photo.slug)}
              onView={view}
              onward={onward}
            />
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
      labels {
        lines
        photo
      }
      scenes {
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
