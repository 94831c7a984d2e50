import { graphql, type PageProps } from 'gatsby'
import { FullWidth } from '../features/project/details-full-width/full-width'
import { ProjectPage } from '../layouts/project-page'

/** A project in the template `details-2` (R1, H8): its device has no text beside it. */
export default function Details2Page({ data }: PageProps<Queries.Details2PageQuery>) {
  return <ProjectPage data={data} Template={FullWidth} sideOf={() => 'full'} />
}

export const query = graphql`
  query Details2Page($id: String!) {
    ...ProjectPage
  }
`
