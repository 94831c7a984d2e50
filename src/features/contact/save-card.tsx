import { graphql } from 'gatsby'
import { useSite } from '../../state/use-site'
import { MailText } from '../../ui/breakable-text'
import { NumberedSection } from '../../ui/numbered-section'
import { PillLink } from '../../ui/pill-link'
import { QrCode } from '../../ui/qr-code'
import { CopyButton } from './copy-button'
import { Phrases } from './phrases'
import * as styles from './save-card.module.scss'

export interface SaveCardProps {
  number: number
  words: Queries.SaveCardWordsFragment
  card: Queries.ContactCard
}

/** The contact card to take along: as a QR code, as a file, or just the address. */
export function SaveCard({ number, words, card }: SaveCardProps) {
  const { owner } = useSite()

  return (
    <NumberedSection
      className={styles.section}
      headingId="card-heading"
      headClassName={styles.head}
      number={number}
      words={{ ...words, aside: <Phrases sentence={words.aside} className={styles.phrase} /> }}
    >
      <p className={styles.lead}>{words.text}</p>
      <div className={styles.actions}>
        <PillLink to={card.href} download={card.file}>
          {words.save}
        </PillLink>
        <CopyButton text={owner.email} done={words.copied}>
          {words.copy}
        </CopyButton>
      </div>
      <div className={styles.facts}>
        <p className={styles.label}>{STRINGS.contact.onCard}</p>
        <dl>
          {[
            [STRINGS.facts.name, owner.name],
            [STRINGS.facts.studio, owner.company],
            [STRINGS.facts.city, owner.city],
            [STRINGS.facts.email, <MailText key="email" email={owner.email} />],
          ].map(([term, value], place) => (
            <div key={place}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <QrCode className={styles.code} size={card.size} path={card.path} label={words.code} />
    </NumberedSection>
  )
}

export const saveCardFragment = graphql`
  fragment SaveCardWords on ContactPageCard {
    heading
    aside
    text
    code
    save
    copy
    copied
  }
`
