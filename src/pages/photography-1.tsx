import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../features/head/page-head'
import { PhotoViewer } from '../features/photo-viewer/photo-viewer'
import { Opening } from '../features/photographs/opening'
import { Series } from '../features/photographs/series'
import { required } from '../lib/required'

/** Photographs in series (R1): an opening photograph, then rows of whole columns. */
export default function Photography1Page({ data }: PageProps<Queries.Photography1PageQuery>) {
  const { title, description, opening, series } = required(data.photography1Page, 'content/pages/photography-1.yml')
  const photos = data.allPhoto.nodes
  const first = required(
    photos.find(({ slug }) => slug === opening.photo),
    'the opening photograph',
  )
  const among = [opening.photo, ...series.flatMap((one) => one.photos)]

  return (
    <>
      <PageHead title={title} description={description} path="/photography-1/" />
      <PhotoViewer photos={photos}>
        {(view) => (
          <>
            <Opening words={opening} photo={first} series={series.length} among={among} onView={view} />
            {series.map((words, index) => (
              <Series
                key={words.heading}
                number={index + 1}
                words={words}
                photos={words.photos.flatMap((name) => photos.filter(({ slug }) => slug === name))}
                among={among}
                onView={view}
              />
            ))}
          </>
        )}
      </PhotoViewer>
    </>
  )
}

export const query = graphql`
  query Photography1Page {
    photography1Page {
      title
      description
      opening {
        photo
        ...OpeningWords
      }
      series {
        photos
        ...SeriesWords
      }
    }
    allPhoto {
      nodes {
        ...Photograph
        ...ViewerPhoto
      }
    }
  }
`
