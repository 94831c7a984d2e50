import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../../features/head/page-head'
import { ProjectRows } from '../../features/project-rows/project-rows'
import { fillIn } from '../../lib/fill-in'
import { findAllNear } from '../../lib/find-near'
import { decodePart } from '../../lib/redirect-path'
import { required } from '../../lib/required'
import { slugOf } from '../../lib/slug-of'
import { useForward } from '../../lib/use-forward'
import { useHydrated } from '../../lib/use-hydrated'
import { Answer } from '../../ui/answer'

/** All projects. It forwards `/projects/<name>` to the page of that project (R3), and tells when there is none. */
export default function ProjectsPage({ data, params, location }: PageProps<Queries.ProjectsPageQuery>) {
  const words = required(data.projectsPage, 'content/pages/projects.yml')
  const projects = data.allProject.nodes
  const ready = useHydrated()
  const rest = ready ? decodePart(params['*'] ?? '').replace(/\/+$/, '') : ''
  const found = projects.find(({ slug }) => slug === slugOf(rest))
  const [first = ''] = rest.split('/')
  const near = findAllNear(
    slugOf(first),
    projects.map(({ slug }) => slug),
  )

  useForward(found && found.path + location.search + location.hash)

  return (
    <>
      <PageHead title={words.title} description={words.description} path="/projects/" hidden={rest !== ''} />
      <Answer
        line={found?.name ?? (rest ? fillIn(words.unknown, { name: rest }) : words.line)}
        lead={words.near}
        near={
          found ? [] : projects.filter(({ slug }) => near.includes(slug)).map(({ path, name }) => ({ to: path, name }))
        }
      />
      <ProjectRows number={1} words={words.all} projects={projects} />
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
    allProject(sort: { order: ASC }) {
      nodes {
        slug
        ...ProjectRow
      }
    }
  }
`
