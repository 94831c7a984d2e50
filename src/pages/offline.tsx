import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../features/head/page-head'
import { Offline } from '../features/offline/offline'
import { invariant } from '../lib/invariant'
import { Sections } from '../ui/sections'

/** What a visitor reads without a connection where a page has not been kept; the service worker leads here. */
export default function OfflinePage({ data }: PageProps<Queries.OfflinePageQuery>) {
  const words = invariant(data.offlinePage, 'content/pages/offline.yml')

  return (
    <>
      <PageHead title={words.title} description={words.description} path="/offline/" />
      <Sections>
        <Offline words={words} />
      </Sections>
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
