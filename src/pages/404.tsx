import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../features/head/page-head'
import { NotFound } from '../features/not-found/not-found'
import { ProjectRows } from '../features/project-rows/project-rows'
import { invariant } from '../lib/invariant'
import { withoutPrefix } from '../lib/routing/without-prefix'
import { Sections } from '../ui/sections'

/** The page shown for unknown URLs (R1): a finder over all pages, and the projects. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const words = invariant(data.notFoundPage, 'content/pages/404.yml')
  const kind = data.tagPage?.title ?? ''
  const tags = data.tags.nodes.flatMap(({ slug, path, label }) => (path === null ? [] : [{ slug, path, label, kind }]))
  const pathname = withoutPrefix(location.pathname)

  return (
    <>
      <PageHead title={words.title} description={words.description} path="/404/" />
      <Sections>
        <NotFound
          words={words}
          named={data.named.nodes}
          tags={tags}
          total={data.every.totalCount}
          pathname={pathname}
        />
        {words.projects && data.allProject.nodes.length > 0 && (
          <ProjectRows number={1} words={words.projects} projects={data.allProject.nodes} />
        )}
      </Sections>
    </>
  )
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      title
      description
      projects {
        heading
        aside
      }
      ...NotFoundWords
    }
    tagPage {
      title
    }
    tags: allTag(sort: { position: ASC }) {
      nodes {
        ...FinderTag
      }
    }
    named: allPageEntry(filter: { named: { eq: true } }, sort: { position: ASC }) {
      nodes {
        ...FinderPage
      }
    }
    every: allPageEntry {
      totalCount
    }
    allProject(sort: { order: ASC }, limit: 5) {
      nodes {
        ...ProjectRow
      }
    }
  }
`
