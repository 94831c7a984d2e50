import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../../features/head/page-head'
import { ProjectRows } from '../../features/project-rows/project-rows'
import { interpolate } from '../../lib/text/interpolate'
import { findAllNear } from '../../lib/text/find-near'
import { decodePart } from '../../lib/routing/redirect-path'
import { invariant } from '../../lib/invariant'
import { slugify } from '../../lib/text/slugify'
import { useForward } from '../../lib/routing/use-forward'
import { useHydrated } from '../../lib/browser/use-hydrated'
import { Answer } from '../../ui/answer'
import { Sections } from '../../ui/sections'

/** All projects. It forwards `/projects/<name>` to the page of that project (R3), and tells when there is none. */
export default function ProjectsPage({ data, params, location }: PageProps<Queries.ProjectsPageQuery>) {
  const words = invariant(data.projectsPage, 'content/pages/projects.yml')
  const projects = data.allProject.nodes
  const ready = useHydrated()
  const rest = ready ? decodePart(params['*'] ?? '').replace(/\/+$/, '') : ''
  const found = projects.find(({ slug }) => slug === slugify(rest))
  const [first = ''] = rest.split('/')
  const near = findAllNear(
    slugify(first),
    projects.map(({ slug }) => slug),
  )

  useForward(found && found.path + location.search + location.hash)

  return (
    <>
      <PageHead title={words.title} description={words.description} path="/projects/" hidden={rest !== ''} />
      <Sections>
        <Answer
          line={found?.name ?? (rest ? interpolate(words.unknown, { name: rest }) : words.line)}
          aside={words.all.aside}
          lead={words.near}
          near={
            found
              ? []
              : projects.filter(({ slug }) => near.includes(slug)).map(({ path, name }) => ({ to: path, name }))
          }
        />
        <ProjectRows words={words.all} projects={projects} />
      </Sections>
    </>
  )
}

export const query = graphql`
  query ProjectsPage {
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
    }
    allProject(sort: [{ year: DESC }, { order: ASC }]) {
      nodes {
        slug
        ...ProjectRow
      }
    }
  }
`
