import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../features/head/page-head'
import { Offline } from '../features/offline/offline'
import { required } from '../lib/required'

/** What a visitor reads without a connection where a page has not been kept; the service worker leads here. */
export default function OfflinePage({ data }: PageProps<Queries.OfflinePageQuery>) {
  const words = required(data.offlinePage, 'content/pages/offline.yml')

  return (
    <>
      <PageHead title={words.title} description={words.description} path="/offline/" hidden />
      <Offline words={words} />
    </>
  )
}

export const query = graphql`
  query OfflinePage {
    offlinePage {
      title
      description
      ...OfflineWords
    }
  }
`
