import { graphql } from 'gatsby'
import { fillingSizes } from '../../lib/picture/filling-sizes'
import { Lines } from '../../ui/lines'
import { Picture } from '../../ui/picture'
import { PillLink } from '../../ui/pill-link'
import * as styles from './split-hero.module.scss'

export interface SplitHeroProps {
  words: Queries.SplitHeroWordsFragment
  /** Anchor of the works; without it there is no link to them. */
  works: string | undefined
}

/** An opening in two halves: on the left the line and its meaning, on the right a picture to the edge. */
export function SplitHero({ words, works }: SplitHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.line}>
          <Lines lines={words.line} />
        </h1>
        <p className={styles.lead}>{words.lead}</p>
        <div className={styles.foot}>
          {works && (
            <PillLink className={styles.action} to={works} accent>
              {words.work}
            </PillLink>
          )}
          <p className={styles.place}>
            <Lines lines={words.place} />
          </p>
        </div>
      </div>
      <Picture
        className={styles.picture}
        picture={words.photo}
        priority
        sizes={fillingSizes(words.photo, ['95vw', 4 / 5], ['46vw', 4 / 5], ['50vw', 4 / 5])}
      />
    </div>
  )
}

export const splitHeroFragment = graphql`
  fragment SplitHeroWords on Agency2PageHero {
    line
    lead
    work
    place
    photo {
      ...Picture
    }
  }
`
