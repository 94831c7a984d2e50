import { graphql, type PageProps } from 'gatsby'
import { FilmStrip } from '../features/film-strip/film-strip'
import { PageHead } from '../features/head/page-head'
import { required } from '../lib/required'

/** Photographs as a film strip, in the bare layout (R1, L2). */
export default function Photography2Page({ data }: PageProps<Queries.Photography2PageQuery>) {
  const words = required(data.photography2Page, 'content/pages/photography-2.yml')
  const photos = words.photos.flatMap((name) => data.allPhoto.nodes.filter(({ slug }) => slug === name))

  return (
    <>
      <PageHead title={words.title} description={words.description} path="/photography-2/" kind="bare" />
      <FilmStrip words={words} photos={photos} />
    </>
  )
}

export const query = graphql`
  query Photography2Page {
    photography2Page {
      title
      description
      photos
      ...FilmStripWords
    }
    allPhoto {
      nodes {
        slug
        ...StripPhoto
      }
    }
  }
`
