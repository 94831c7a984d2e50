import { graphql, type PageProps } from 'gatsby'
import { partHead } from '../../features/gallery/pages/part-head'
import { PageHead } from '../../features/head/page-head'
import { ProjectRows } from '../../features/project-rows/project-rows'
import { RowsLine } from '../../features/project-rows/rows-line'
import { useHydrated } from '../../lib/browser/use-hydrated'
import { invariant } from '../../lib/invariant'
import { pagePath } from '../../lib/routing/page-path'
import { decodePart } from '../../lib/routing/redirect-path'
import { useAllPages } from '../../lib/routing/use-all-pages'
import { useForward } from '../../lib/routing/use-forward'
import { findAllNear } from '../../lib/text/find-near'
import { interpolate } from '../../lib/text/interpolate'
import { slugify } from '../../lib/text/slugify'
import { Answer } from '../../ui/answer'
import { ClosingLine } from '../../ui/closing-line'
import { ClosingLink } from '../../ui/closing-link'
import { Sections } from '../../ui/sections'

const LIST = '/projects/'

/**
 * All projects, newest first; a long list continues at `/projects/2/`. Forwards `/projects/<name>` to the page of that
 * project (R3), and says so when there is none.
 */
export default function ProjectsPage({ data, params, location }: PageProps<Queries.ProjectsPageQuery>) {
  const words = invariant(data.projectsPage, 'content/pages/projects.yml')
  const { nodes, totalCount, pageInfo } = data.allProject
  const { currentPage: number, pageCount } = pageInfo
  const ready = useHydrated()
  const rest = ready ? decodePart(params['*'] ?? '').replace(/\/+$/, '') : ''
  const listed = nodes.map(({ path, name }) => ({
    path,
    title: name,
    label: name,
    kind: 'project',
    group: null,
    tags: [],
  }))
  const { pages, isPending } = useAllPages(listed, rest !== '' && nodes.length < totalCount)
  const projects = pages.filter(({ kind }) => kind === 'project')
  const found = projects.find(({ path }) => path === `/${slugify(rest)}/`)
  const [first = ''] = rest.split('/')
  const slugs = projects.map(({ path }) => path.slice(1, -1))
  const near = findAllNear(slugify(first), slugs).map((slug) => `/${slug}/`)
  const isUnknown = rest !== '' && !isPending
  const head = partHead({ path: pagePath(LIST, number), number, pages: pageCount }, words.title)

  useForward(found && found.path + location.search + location.hash)

  return (
    <>
      <PageHead {...head} description={words.description} hidden={rest !== ''} />
      <Sections>
        <Answer
          line={found?.title ?? (isUnknown ? interpolate(words.unknown, { name: rest }) : words.line)}
          count={rest === '' ? totalCount : undefined}
          aside={words.all.aside}
          lead={words.near}
          near={
            found
              ? []
              : projects.filter(({ path }) => near.includes(path)).map(({ path, title }) => ({ to: path, name: title }))
          }
        />
        <ProjectRows words={words.all} projects={nodes}>
          <RowsLine previous={head.previous} next={head.next} />
          {words.closing && !head.next && (
            <ClosingLine>
              {interpolate(words.closing.text, { first: nodes.at(-1)?.name ?? '' })}{' '}
              <ClosingLink to={words.closing.to.path}>{words.closing.link}</ClosingLink>
            </ClosingLine>
          )}
        </ProjectRows>
      </Sections>
    </>
  )
}

export const query = graphql`
  query ProjectsPage($before: Int) {
    projectsPage {
      title
      description
      line
      unknown
      near
      all {
        heading
        aside
      }
      closing {
        text
        link
        to {
          path
        }
      }
    }
    # As many as src/content/nodes/work-pages.ts puts on a page.
    allProject(sort: [{ year: DESC }, { order: ASC }], limit: 24, skip: $before) {
      totalCount
      pageInfo {
        currentPage
        pageCount
      }
      nodes {
        ...ProjectRow
      }
    }
  }
`
