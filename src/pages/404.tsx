import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../features/head/page-head'
import { NotFound } from '../features/not-found/not-found'
import { required } from '../lib/required'

/** What a visitor reads where there is no page (R1). */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const words = required(data.notFoundPage, 'content/pages/404.yml')

  return (
    <>
      <PageHead title={words.title} description={words.description} path="/404/" hidden />
      <NotFound words={words} projects={data.allProject.nodes} />
    </>
  )
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      title
      description
      ...NotFoundWords
    }
    allProject(sort: { order: ASC }, limit: 5) {
      nodes {
        ...NotFoundProject
      }
    }
  }
`
