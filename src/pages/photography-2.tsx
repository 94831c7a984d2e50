import { graphql, type PageProps } from 'gatsby'
import { FilmStrip } from '../features/film-strip/film-strip'
import { PageHead } from '../features/head/page-head'
import { PhotoViewer } from '../features/photo-viewer/photo-viewer'
import { invariant } from '../lib/invariant'
import { Sections } from '../ui/sections'

/** Photographs as a film strip, in the bare layout (R1, L2). */
export default function Photography2Page({ data }: PageProps<Queries.Photography2PageQuery>) {
  const words = invariant(data.photography2Page, 'content/pages/photography-2.yml')
  const rows = data.photography1Page ? '/photography-1/' : undefined

  return (
    <>
      <PageHead title={words.title} description={words.description} path="/photography-2/" />
      <PhotoViewer photos={words.photos}>
        {(view) => (
          <Sections>
            <FilmStrip words={words} photos={words.photos} rows={rows} onView={view} />
          </Sections>
        )}
      </PhotoViewer>
    </>
  )
}

export const query = graphql`
  query Photography2Page {
    photography1Page {
      id
    }
    photography2Page {
      title
      description
      photos {
        ...StripPhoto
        ...ViewerPhoto
      }
      ...FilmStripWords
    }
  }
`
