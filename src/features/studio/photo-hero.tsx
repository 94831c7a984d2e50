import { graphql } from 'gatsby'
import { useFixedPages } from '../../state/use-menu'
import { usePanelLink } from '../../state/use-panel-link'
import { FramedPicture } from '../../ui/framed-picture'
import { Lines } from '../../ui/lines'
import { PillLink } from '../../ui/pill-link'
import { TextLink } from '../../ui/text-link'
import * as styles from './photo-hero.module.scss'

export interface PhotoHeroProps {
  words: Queries.PhotoHeroWordsFragment
  /** Anchor of the cases; without it there is no link to them. */
  cases: string | undefined
}

/** A viewport-high opening: a dark picture under the header, and on it the line and two actions. */
export function PhotoHero({ words, cases }: PhotoHeroProps) {
  const { contact } = useFixedPages()
  const contactLink = usePanelLink('contactVisible')

  return (
    <div className={styles.hero} data-header-ground="image-dark">
      <FramedPicture className={styles.picture} wide={words.photo.wide} upright={words.photo.upright} />
      <h1 className={styles.line}>
        <Lines lines={words.line} />
      </h1>
      <div className={styles.actions}>
        {cases && (
          <PillLink to={cases} accent>
            {words.cases}
          </PillLink>
        )}
        <TextLink {...contactLink} to={contact}>
          {words.write}
        </TextLink>
      </div>
    </div>
  )
}

export const photoHeroFragment = graphql`
  fragment PhotoHeroWords on Agency1PageHero {
    line
    cases
    write
    photo {
      wide {
        ...Picture
      }
      upright {
        ...Picture
      }
    }
  }
`
