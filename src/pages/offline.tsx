import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../features/head/page-head'
import { Offline } from '../features/offline/offline'
import { invariant } from '../lib/invariant'
import { Sections } from '../ui/sections'

/** The page the service worker serves offline for pages that are not cached. */
export default function OfflinePage({ data }: PageProps<Queries.OfflinePageQuery>) {
  const words = invariant(data.offlinePage, 'content/pages/offline.yml')
  // Reuses the labels of the 404 page. A site without tags has no words for tag pages.
  const { finder, projects } = invariant(data.notFoundPage, 'content/pages/404.yml')
  const tag = data.tagPage
  const kinds = {
    entries: data.named.nodes,
    heads: { ...(finder.lists ?? finder.kinds), tag: tag?.title ?? '' },
    tagTitle: tag?.one.title ?? '{tag}',
  }
  const first = { words: projects ?? { heading: kinds.heads.project }, projects: data.allProject.nodes }

  return (
    <>
      <PageHead title={words.title} description={words.description} path="/offline/" />
      <Sections>
        <Offline words={words} kinds={kinds} first={first} />
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
    notFoundPage {
      finder {
        ...FinderKinds
      }
      projects {
        heading
        aside
      }
    }
    tagPage {
      title
      one {
        title
      }
    }
    named: allPageEntry(filter: { named: { eq: true } }, sort: { position: ASC }) {
      nodes {
        path
        kind
        label
      }
    }
    allProject(sort: { order: ASC }, limit: 5) {
      nodes {
        ...FirstProject
      }
    }
  }
`
