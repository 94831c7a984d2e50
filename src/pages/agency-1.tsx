import { graphql, type PageProps } from 'gatsby'
import { CaseStrip } from '../features/case-strip/case-strip'
import { ContactCall } from '../features/contact/contact-call'
import { PageHead } from '../features/head/page-head'
import { StudioFigures } from '../features/studio/studio-figures'
import { PhotoHero } from '../features/studio/photo-hero'
import { Services } from '../features/studio/services'
import { Week } from '../features/studio/week'
import { invariant } from '../lib/invariant'
import { sectionNumbers } from '../lib/section-numbers'
import { Sections } from '../ui/sections'

/** The studio, and the Monday its software has to work on (R1). */
export default function Agency1Page({ data }: PageProps<Queries.Agency1PageQuery>) {
  const words = invariant(data.agency1Page, 'content/pages/agency-1.yml')
  const { title, description, hero, services, cases, figures, week, contact } = words
  const items = cases?.items ?? []
  const number = sectionNumbers({
    services: services?.items,
    cases: items,
    figures: figures?.items,
    week: week?.days,
    contact: contact?.line,
  })

  return (
    <>
      <PageHead title={title} description={description} path="/agency-1/" />
      <Sections>
        <PhotoHero words={hero} cases={number.cases ? '#cases' : undefined} />
        {services && number.services && <Services number={number.services} words={services} />}
        {cases && number.cases && <CaseStrip id="cases" number={number.cases} words={cases} cases={items} />}
        {figures && number.figures && <StudioFigures number={number.figures} words={figures} />}
        {week && number.week && <Week number={number.week} words={week} />}
        {contact && number.contact && <ContactCall number={number.contact} {...contact} />}
      </Sections>
    </>
  )
}

export const query = graphql`
  query Agency1Page {
    agency1Page {
      title
      description
      hero {
        ...PhotoHeroWords
      }
      services {
        ...ServicesWords
      }
      cases {
        ...CaseStripWords
        items {
          project {
            ...CaseProject
          }
          line
          picture {
            ...Picture
          }
        }
      }
      figures {
        ...FiguresWords
      }
      week {
        ...WeekWords
      }
      contact {
        heading
        aside
        line
      }
    }
  }
`
