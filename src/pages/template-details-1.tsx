import { graphql, type PageProps } from 'gatsby'
import { SideColumn } from '../features/project/details-beside/side-column'
import { ProjectPage } from '../layouts/project-page'

/** A project in the template `details-1` (R1, H8). */
export default function Details1Page({ data }: PageProps<Queries.Details1PageQuery>) {
  return <ProjectPage data={data} Template={SideColumn} sideOf={() => 'right'} />
}

export const query = graphql`
  query Details1Page($id: String!) {
    ...ProjectPage
  }
`
