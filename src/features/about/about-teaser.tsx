import { graphql } from 'gatsby'
import { fillingSizes } from '../../lib/picture/filling-sizes'
import { useFixedPages } from '../../state/use-menu'
import { NumberedSection } from '../../ui/numbered-section'
import { Picture } from '../../ui/picture'
import { PillLink } from '../../ui/pill-link'
import { reveal } from '../../ui/reveal'
import { Unbroken } from '../../ui/unbroken'
import * as styles from './about-teaser.module.scss'

export interface AboutTeaserProps {
  number: number
  words: Queries.AboutTeaserWordsFragment
}

/**
 * Who the visitor would work with: a photograph, with its caption if it has one, a statement, and a link to the about
 * page, if there is one.
 */
export function AboutTeaser({ number, words }: AboutTeaserProps) {
  const { about } = useFixedPages()

  return (
    <NumberedSection className={styles.section} headingId="about-heading" number={number} words={words}>
      <div className={styles.photo} {...reveal('uncover')}>
        <Picture
          picture={words.photo}
          sizes={fillingSizes(words.photo, ['95vw', 4 / 5], ['49vw', 4 / 5], ['49vw', 0.9])}
        />
      </div>
      {words.caption && (
        <p className={styles.caption} {...reveal('fade')}>
          {words.caption}
        </p>
      )}
      <p className={styles.statement} {...reveal()}>
        <Unbroken>{words.statement}</Unbroken>
      </p>
      <div className={styles.foot} {...reveal('fade-up', 1)}>
        <p className={styles.lead}>{words.lead}</p>
        {about && <PillLink to={about}>{words.action}</PillLink>}
      </div>
    </NumberedSection>
  )
}

export const aboutTeaserFragment = graphql`
  fragment AboutTeaserWords on IndexPageAbout {
    heading
    statement
    lead
    action
    photo {
      ...Picture
    }
    caption
  }
`
