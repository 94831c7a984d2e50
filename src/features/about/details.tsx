import { graphql } from 'gatsby'
import { interpolate } from '../../lib/text/interpolate'
import { formatOfficeHours } from '../../lib/time/format-hours'
import { useSite } from '../../state/use-site'
import { Facts } from '../../ui/facts'
import { NumberedSection } from '../../ui/numbered-section'
import { PillButton } from '../../ui/pill-button'
import { PillLink } from '../../ui/pill-link'
import { MailLink } from '../../ui/mail-link'
import * as styles from './details.module.scss'

export interface DetailsProps {
  number: number
  words: Queries.DetailsWordsFragment
  /** The contact card, as a download link. */
  card: Pick<Queries.ContactCard, 'href' | 'file'>
}

/** What a visitor can take along: the name, the contact card, a printout of the page, and up to four facts. */
export function Details({ number, words, card }: DetailsProps) {
  const { owner, hours } = useSite()
  const facts = [
    { term: STRINGS.facts.work, value: `${owner.role}, ${owner.company}` },
    { term: STRINGS.facts.email, value: <MailLink email={owner.email} /> },
    {
      term: STRINGS.facts.city,
      value: (
        <>
          {owner.city}, <span className="unbroken">{owner.country}</span>
        </>
      ),
    },
    ...(hours
      ? [{ term: interpolate(STRINGS.contact.hoursIn, { city: owner.city }), value: formatOfficeHours(hours) }]
      : []),
  ]

  return (
    <NumberedSection className={styles.section} headingId="details-heading" number={number} words={words}>
      <p className={styles.name}>{owner.name}</p>
      <div className={styles.actions}>
        <PillLink to={card.href} download={card.file}>
          {words.save}
        </PillLink>
        <PillButton onClick={() => window.print()}>{words.print}</PillButton>
      </div>
      <Facts className={styles.facts} facts={facts} />
    </NumberedSection>
  )
}

export const detailsFragment = graphql`
  fragment DetailsWords on AboutPageDetails {
    heading
    aside
    save
    print
  }
`
