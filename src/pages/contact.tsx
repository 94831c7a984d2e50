import { graphql, type PageProps } from 'gatsby'
import { ContactCard } from '../features/contact/contact-card'
import { ContactFacts } from '../features/contact/contact-facts'
import { SaveCard } from '../features/contact/save-card'
import { SharedHours } from '../features/contact/shared-hours'
import { PageHead } from '../features/head/page-head'
import { invariant } from '../lib/invariant'

/** How to reach the owner (R1, P3). */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { title, description, answer, hours, card } = invariant(data.contactPage, 'content/pages/contact.yml')
  const site = invariant(data.siteContent, 'content/site.yml')

  return (
    <>
      <PageHead title={title} description={description} path="/contact/" />
      <ContactCard hero background="primary">
        <ContactFacts answer={answer} />
      </ContactCard>
      <SharedHours number={1} words={hours} />
      <SaveCard number={2} words={card} card={site.card} />
    </>
  )
}

export const query = graphql`
  query ContactPage {
    siteContent {
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
