import { graphql, type PageProps } from 'gatsby'
import { AboutSection } from '../features/about/about-section'
import { Details } from '../features/about/details'
import { Habits } from '../features/about/habits'
import { Timeline } from '../features/about/timeline'
import { PageHead } from '../features/head/page-head'
import { Colophon } from '../features/print/colophon'
import { invariant } from '../lib/invariant'
import { sectionNumbers } from '../lib/section-numbers'
import { Sections } from '../ui/sections'

/** Who the owner is and how they work (R1, P4). */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { title, description, hero, habits, timeline, details, printed } = invariant(
    data.aboutPage,
    'content/pages/about.yml',
  )
  const { card } = invariant(data.siteContent, 'content/site.yml')
  const number = sectionNumbers({ habits, timeline, details })

  return (
    <>
      <PageHead title={title} description={description} path="/about/" subject={{ type: 'person' }} />
      <Sections>
        <AboutSection hero words={hero} action={hero.action} />
        {habits && number.habits && <Habits number={number.habits} words={habits} />}
        {timeline && number.timeline && (
          <Timeline number={number.timeline} words={timeline} projects={[...data.allProject.nodes].reverse()} />
        )}
        {details && number.details && <Details number={number.details} words={details} card={card} />}
        <Colophon printed={printed} />
      </Sections>
    </>
  )
}

export const query = graphql`
  query AboutPage {
    siteContent {
      card {
        href
        file
      }
    }
    aboutPage {
      title
      description
      hero {
        line
        introduction
        invitation
        action
        photo {
          ...Picture
        }
      }
      habits {
        ...HabitsWords
      }
      timeline {
        ...TimelineWords
      }
      details {
        ...DetailsWords
      }
      printed {
        ...PrintedAddress
      }
    }
    # The newest: the page does not grow with their number.
    allProject(sort: [{ year: DESC }, { order: ASC }], limit: 24) {
      nodes {
        ...TimelineProject
      }
    }
  }
`
