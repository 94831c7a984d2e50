import { graphql, type PageProps } from 'gatsby'
import { CaseStudy } from '../features/project/case-study/case-study'
import { ProjectPage } from '../layouts/project-page'

/** A project in the template `case-study` (R1, H8); `assignTemplates` gives others a page file of their own. */
export default function CaseStudyPage({ data }: PageProps<Queries.CaseStudyPageQuery>) {
  return <ProjectPage data={data} Template={CaseStudy} sideOf={sideOf} />
}

/** The second of every three decisions is mirrored. */
const sideOf = (decision: number) => (decision % 3 === 2 ? 'left' : 'right')

export const query = graphql`
  query CaseStudyPage($id: String!) {
    ...ProjectPage
  }
`
