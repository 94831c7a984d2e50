import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../features/head/page-head'
import { ClientIndex } from '../features/studio/client-index'
import { Closing } from '../features/studio/closing'
import { Definitions } from '../features/studio/definitions'
import { OffsetWorks } from '../features/studio/offset-works'
import { SplitHero } from '../features/studio/split-hero'
import { Statement } from '../features/studio/statement'
import { invariant } from '../lib/invariant'
import { sectionNumbers } from '../lib/section-numbers'
import { Sections } from '../ui/sections'

/** The studio, and the second versions it builds (R1). */
export default function Agency2Page({ data }: PageProps<Queries.Agency2PageQuery>) {
  const words = invariant(data.agency2Page, 'content/pages/agency-2.yml')
  const { title, description, hero, work, services, statement, clients, closing } = words
  const number = sectionNumbers({ work: work?.items, services: services?.items, clients: clients?.items })

  return (
    <>
      <PageHead title={title} description={description} path="/agency-2/" />
      <Sections>
        <SplitHero words={hero} works={number.work ? '#work' : undefined} />
        {work && number.work && <OffsetWorks id="work" number={number.work} words={work} works={work.items} />}
        {closing && <Closing words={closing} />}
        {services && number.services && <Definitions number={number.services} words={services} />}
        {statement && <Statement words={statement} />}
        {clients && number.clients && <ClientIndex number={number.clients} words={clients} clients={clients.items} />}
      </Sections>
    </>
  )
}

export const query = graphql`
  query Agency2Page {
    agency2Page {
      title
      description
      hero {
        ...SplitHeroWords
      }
      work {
        ...OffsetWorksWords
        items {
          project {
            ...OffsetProject
          }
          before
          line
          picture {
            ...Picture
          }
        }
      }
      services {
        ...DefinitionsWords
      }
      statement {
        ...StatementWords
      }
      clients {
        ...ClientIndexWords
        items {
          project {
            ...ClientProject
          }
          trade
          work
        }
      }
      closing {
        ...StudioClosing
      }
    }
  }
`
