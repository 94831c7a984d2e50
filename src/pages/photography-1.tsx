import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../features/head/page-head'
import { PhotoViewer } from '../features/photo-viewer/photo-viewer'
import { Closing } from '../features/photographs/closing'
import { SeriesOpening } from '../features/photographs/series-opening'
import { Series } from '../features/photographs/series'
import { invariant } from '../lib/invariant'
import { Sections } from '../ui/sections'

/** Photographs in series (R1): an opening photograph, then rows of whole columns. */
export default function Photography1Page({ data }: PageProps<Queries.Photography1PageQuery>) {
  const { title, description, opening, series, closing } = invariant(
    data.photography1Page,
    'content/pages/photography-1.yml',
  )
  const ways = {
    film: data.photography2Page ? '/photography-2/' : undefined,
    colophon: data.colophonPage ? '/colophon/' : undefined,
  }
  const shown = [opening.photo, ...series.flatMap((one) => one.photos)]
  const among = shown.map(({ slug }) => slug)
  // The opening photograph may also be part of a series.
  const photos = [...new Map(shown.map((photo) => [photo.slug, photo])).values()]

  return (
    <>
      <PageHead title={title} description={description} path="/photography-1/" />
      <PhotoViewer photos={photos}>
        {(view) => (
          <Sections>
            <SeriesOpening
              words={opening}
              photo={opening.photo}
              series={series.length}
              among={among}
              onView={view}
              {...ways}
            />
            <>
              {series.map((words, index) => (
                <Series
                  key={words.heading}
                  number={index + 1}
                  words={words}
                  photos={words.photos}
                  among={among}
                  onView={view}
                />
              ))}
              {closing !== null && <Closing text={closing} words={opening} {...ways} />}
            </>
          </Sections>
        )}
      </PhotoViewer>
    </>
  )
}

export const query = graphql`
  query Photography1Page {
    photography2Page {
      id
    }
    colophonPage {
      id
    }
    photography1Page {
      title
      description
      opening {
        photo {
          ...Photograph
          ...OpeningUpright
          ...ViewerPhoto
        }
        ...OpeningWords
      }
      series {
        photos {
          ...Photograph
          ...ViewerPhoto
        }
        ...SeriesWords
      }
      closing
    }
  }
`
