import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../features/head/page-head'
import { Poster } from '../features/poster/poster'
import { invariant } from '../lib/invariant'
import { Sections } from '../ui/sections'

/** A one-screen poster, in the bare layout (R1, L2). */
export default function Devloper2Page({ data }: PageProps<Queries.Devloper2PageQuery>) {
  const words = invariant(data.devloper2Page, 'content/pages/devloper-2.yml')

  return (
    <>
      <PageHead title={words.title} description={words.description} path="/devloper-2/" />
      <Sections>
        <Poster words={words} projects={words.projects} />
      </Sections>
    </>
  )
}

export const query = graphql`
  query Devloper2Page {
    devloper2Page {
      title
      description
      projects {
        ...PosterProject
      }
      ...PosterWords
    }
  }
`
