import { graphql } from 'gatsby'
import { useSite } from '../../state/use-site'
import { Facts } from '../../ui/facts'
import { Lines } from '../../ui/lines'
import { Picture } from '../../ui/picture'
import { PillLink } from '../../ui/pill-link'
import * as styles from './hero.module.scss'

export interface HeroProps {
  words: Queries.HeroWordsFragment
  /** Still of the film; it opens the same film as the second action. */
  still: Queries.PictureFragment
  /** Where the film is, for visitors without scripts. */
  film: string
  /** Anchor of the works. */
  works: string
}

/** The opening of the home page: the line, two actions, the film still and four facts. It fills the first window. */
export function Hero({ words, still, film, works }: HeroProps) {
  const { availability } = useSite()
  const { line, work, film: watch, filmNote, facts } = words

  return (
    <div className={styles.hero}>
      <h1 className={styles.line}>
        <Lines lines={line} />
      </h1>
      <div className={styles.actions}>
        <PillLink to={works} accent>
          {work}
        </PillLink>
        <PillLink to={film}>{watch}</PillLink>
      </div>
      <a className={styles.still} href={film} tabIndex={-1} aria-hidden="true">
        <Picture picture={still} alt="" priority sizes="(min-width: 768px) 24vw, 92vw" />
      </a>
      <p className={styles.note}>{filmNote}</p>
      <Facts
        className={styles.facts}
        facts={[...facts, { term: 'Availability', value: availability.text, open: true }]}
      />
    </div>
  )
}

export const heroFragment = graphql`
  fragment HeroWords on IndexPageHero {
    line
    work
    film
    filmNote
    facts {
      term
      value
    }
  }
`
