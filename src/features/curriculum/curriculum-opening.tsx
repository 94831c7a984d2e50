import { graphql } from 'gatsby'
import { RESUME } from '../../lib/routing/site-address'
import { useAvailability } from '../../state/use-availability'
import { useSite } from '../../state/use-site'
import { Facts } from '../../ui/facts'
import { Lines } from '../../ui/lines'
import { PillButton } from '../../ui/pill-button'
import { PillLink } from '../../ui/pill-link'
import { MailLink } from '../../ui/mail-link'
import { TextLink } from '../../ui/text-link'
import * as styles from './curriculum-opening.module.scss'

export interface CurriculumOpeningProps {
  words: Queries.CurriculumOpeningFragment
  /** The contact card, as a download link. */
  card: Pick<Queries.ContactCard, 'href' | 'file'>
}

/** The head of the sheet: the display line, a few sentences, two actions, and the facts with the contact card. */
export function CurriculumOpening({ words, card }: CurriculumOpeningProps) {
  const { owner } = useSite()
  const availability = useAvailability()
  const facts = [
    { term: STRINGS.facts.name, value: owner.name },
    { term: STRINGS.facts.role, value: owner.role },
    { term: STRINGS.facts.city, value: owner.city },
    ...words.facts,
    ...(availability ? [{ term: STRINGS.facts.availability, value: availability.text, open: true }] : []),
    { term: STRINGS.facts.email, value: <MailLink email={owner.email} /> },
  ]

  return (
    <div className={styles.opening}>
      <h1 className={styles.line}>
        <Lines lines={words.line} />
      </h1>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.actions}>
        <PillLink to={`mailto:${owner.email}`} accent>
          {words.write}
        </PillLink>
        <PillButton onClick={() => window.print()}>{words.print}</PillButton>
      </div>
      <div className={styles.facts}>
        <Facts className={styles.list} facts={facts} />
        <div className={styles.take}>
          {words.card && (
            <TextLink to={card.href} download={card.file}>
              {words.card}
            </TextLink>
          )}
          {words.resume && <TextLink to={RESUME}>{words.resume}</TextLink>}
        </div>
      </div>
    </div>
  )
}

export const curriculumOpeningFragment = graphql`
  fragment CurriculumOpening on Devloper1PageHero {
    line
    lead
    write
    print
    card
    resume
    facts {
      term
      value
    }
  }
`
