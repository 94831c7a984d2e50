import { graphql, type PageProps } from 'gatsby'
import { AboutSection } from '../features/about/about-section'
import { Details } from '../features/about/details'
import { Habits } from '../features/about/habits'
import { Timeline } from '../features/about/timeline'
import { PageHead } from '../features/head/page-head'
import { invariant } from '../lib/invariant'

/** Who the owner is and how he works (R1, P4). */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { title, description, hero, habits, timeline, details } = invariant(data.aboutPage, 'content/pages/about.yml')
  const { card } = invariant(data.siteContent, 'content/site.yml')

  return (
    <>
      <PageHead title={title} description={description} path="/about/" subject={{ type: 'person' }} />
      <AboutSection hero words={hero} action={hero.action} />
      <Habits number={1} words={habits} />
      <Timeline number={2} words={timeline} projects={data.allProject.nodes} />
      <Details number={3} words={details} card={card} />
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
    }
    allProject(sort: [{ year: ASC }, { order: DESC }]) {
      nodes {
        ...TimelineProject
      }
    }
  }
`
