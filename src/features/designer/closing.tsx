import { graphql } from 'gatsby'
import { useSite } from '../../state/use-site'
import { MailAddress } from '../../ui/mail-address'
import { Picture } from '../../ui/picture'
import { reveal } from '../../ui/reveal'
import * as styles from './closing.module.scss'

export interface ClosingProps {
  words: Queries.DesignerClosingFragment
}

/** The end of the page: a full-bleed picture, with a question on it and the address. */
export function Closing({ words }: ClosingProps) {
  const { owner, addressWidth } = useSite()

  return (
    <section className={styles.closing} aria-labelledby="closing-heading">
      <div className={styles.picture} {...reveal('uncover')}>
        <Picture picture={words.picture} sizes="(min-width: 1200px) 117vw, (min-width: 768px) 131vw, 292vw" />
      </div>
      <div className={styles.text}>
        <h2 id="closing-heading" className={styles.question}>
          {words.question}
        </h2>
        <MailAddress className={styles.address} email={owner.email} ratio={addressWidth} />
      </div>
    </section>
  )
}

export const closingFragment = graphql`
  fragment DesignerClosing on Designer2PageClosing {
    question
    picture {
      ...Picture
    }
  }
`
