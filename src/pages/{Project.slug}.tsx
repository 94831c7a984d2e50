import { graphql, type PageProps } from 'gatsby'
import { Chapter } from '../features/case-study/chapter'
import { Decisions } from '../features/case-study/decisions'
import { NextProject } from '../features/case-study/next-project'
import { Outcome } from '../features/case-study/outcome'
import { ProjectHead } from '../features/case-study/project-head'
import { PageHead } from '../features/head/page-head'
import { nextOf } from '../lib/next-of'
import { required } from '../lib/required'
import { WidePicture } from '../ui/wide-picture'

/** The page of a project (R1, H8): its facts and its whole story. */
export default function ProjectPage({ data }: PageProps<Queries.ProjectPageQuery>) {
  const project = required(data.project, 'the project')
  const [situation, part, decisions, outcome, differently] = project.story
  const next = nextOf(data.allProject.nodes, ({ path }) => path === project.path)

  return (
    <>
      <PageHead title={project.title} description={project.description} path={project.path} />
      <ProjectHead project={project} />
      {situation && <Chapter number={1} chapter={situation} />}
      {part && <Chapter number={2} chapter={part} note={project.note} />}
      {decisions && <Decisions number={3} chapter={decisions} screens={project.screens} />}
      <WidePicture picture={project.scene} />
      {outcome && <Outcome number={4} chapter={outcome} figures={project.figures} sample={project.sample} />}
      {differently && <Chapter number={5} chapter={differently} />}
      {next && <NextProject project={next} />}
    </>
  )
}

export const query = graphql`
  query ProjectPage($id: String!) {
    project(id: { eq: $id }) {
      title
      description
      path
      sample
      note
      ...ProjectHead
      story {
        ...Chapter
      }
      screens {
        ...DecisionScreen
      }
      scene {
        ...Picture
      }
      figures {
        ...Figure
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
