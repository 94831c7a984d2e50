import { graphql, type PageProps } from 'gatsby'
import { ContactSection } from '../features/contact/contact-section'
import { ContactFacts } from '../features/contact/contact-facts'
import { DeskNow } from '../features/contact/desk-now'
import { SaveCard } from '../features/contact/save-card'
import { SharedHours } from '../features/contact/shared-hours'
import { PageHead } from '../features/head/page-head'
import { invariant } from '../lib/invariant'
import { sectionNumbers } from '../lib/section-numbers'
import { Sections } from '../ui/sections'

/** How to reach the owner (R1, P3). */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { title, description, answer, hours, card } = invariant(data.contactPage, 'content/pages/contact.yml')
  const site = invariant(data.siteContent, 'content/site.yml')
  const number = sectionNumbers({ hours: site.hours && hours, card })

  return (
    <>
      <PageHead title={title} description={description} path="/contact/" />
      <Sections>
        <ContactSection hero background="primary" beside={site.hours && <DeskNow hours={site.hours} />}>
          <ContactFacts answer={answer} />
        </ContactSection>
        {hours && site.hours && number.hours && <SharedHours number={number.hours} hours={site.hours} words={hours} />}
        {card && number.card && <SaveCard number={number.card} words={card} card={site.card} />}
      </Sections>
    </>
  )
}

export const query = graphql`
  query ContactPage {
    siteContent {
      hours {
        timeZone
        from
        to
      }
      card {
        href
        file
        size
        path
      }
    }
    contactPage {
      title
      description
      answer {
        term
        value
        detail
      }
      hours {
        ...SharedHoursWords
      }
      card {
        ...SaveCardWords
      }
    }
  }
`
