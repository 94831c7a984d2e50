import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../features/head/page-head'
import { Poster } from '../features/poster/poster'
import { required } from '../lib/required'

/** A poster on one screen, in the bare layout (R1, L2). */
export default function Devloper2Page({ data }: PageProps<Queries.Devloper2PageQuery>) {
  const words = required(data.devloper2Page, 'content/pages/devloper-2.yml')
  const projects = words.projects.flatMap((slug) => data.allProject.nodes.filter((project) => project.slug === slug))

  return (
    <>
      <PageHead title={words.title} description={words.description} path="/devloper-2/" kind="bare" />
      <Poster words={words} projects={projects} />
    </>
  )
}

export const query = graphql`
  query Devloper2Page {
    devloper2Page {
      title
      description
      projects
      ...PosterWords
    }
    allProject {
      nodes {
        slug
        ...PosterProject
      }
    }
  }
`
