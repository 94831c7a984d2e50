import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../features/head/page-head'
import { ProjectTemplate } from '../features/project/project-template'
import { nextOf } from '../lib/next-of'
import { previousOf } from '../lib/previous-of'
import { required } from '../lib/required'

/** The page of a project (R1, H8), in the template that its front matter names. */
export default function ProjectPage({ data }: PageProps<Queries.ProjectPageQuery>) {
  const project = required(data.project, 'the project')
  const { gallery } = required(data.indexPage, 'content/pages/index.yml').work.all
  const isThis = ({ path }: { path: string }) => path === project.path

  return (
    <>
      <PageHead title={project.title} description={project.description} path={project.path} picture={project.cover} />
      <ProjectTemplate
        project={project}
        previous={required(previousOf(data.allProject.nodes, isThis), 'the project before')}
        next={required(nextOf(data.allProject.nodes, isThis), 'the project after')}
        works={`/${gallery}/`}
      />
    </>
  )
}

export const query = graphql`
  query ProjectPage($id: String!) {
    project(id: { eq: $id }) {
      title
      description
      path
      cover {
        ...Picture
      }
      ...ProjectTemplate
    }
    indexPage {
      work {
        all {
          gallery
        }
      }
    }
    allProject(sort: { order: ASC }) {
      nodes {
        path
        ...NextProject
      }
    }
  }
`
