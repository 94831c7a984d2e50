import { graphql } from 'gatsby'
import { usePanelLink } from '../../state/use-panel-link'
import { useAvailability } from '../../state/use-availability'
import { Facts } from '../../ui/facts'
import { PillLink } from '../../ui/pill-link'
import { FilmStill } from './film-still'
import { QuietLines } from './quiet-lines'
import { durationOf } from '../../lib/time/clock-time'
import { interpolate } from '../../lib/text/interpolate'
import * as styles from './hero.module.scss'

export interface HeroProps {
  words: Queries.HeroWordsFragment
  /** The film opened by the second action and the still, if there is one. */
  film: Queries.HeroFilmFragment | null
  /** Anchor of the works; undefined if the page shows none. */
  works: string | undefined
}

/**
 * The opening of the home page: the line, up to two actions, the film still and up to four facts. It fills the first
 * viewport.
 */
export function Hero({ words, film, works }: HeroProps) {
  const availability = useAvailability()
  const { line, quiet, work, film: watch, filmNote, facts } = words
  const filmLink = usePanelLink('videoModalVisible')
  const hasWork = work !== null && works !== undefined
  const note = film && filmNote && interpolate(filmNote, { length: durationOf(film.seconds) })
  const hasFilm = film !== null && watch !== null

  return (
    <div className={styles.hero}>
      <h1 className={styles.line}>
        <QuietLines lines={line} word={quiet} />
      </h1>
      {(hasWork || hasFilm) && (
        <div className={styles.actions}>
          {hasWork && (
            <PillLink to={works} accent>
              {work}
            </PillLink>
          )}
          {hasFilm && (
            <PillLink {...filmLink} to={film.url}>
              {watch}
            </PillLink>
          )}
        </div>
      )}
      {film && <FilmStill film={film} note={note} />}
      <Facts
        className={styles.facts}
        facts={
          availability ? [...facts, { term: STRINGS.facts.availability, value: availability.text, open: true }] : facts
        }
      />
    </div>
  )
}

export const heroFragment = graphql`
  fragment HeroWords on IndexPageHero {
    line
    quiet
    work
    film
    filmNote
    facts {
      term
      value
    }
  }
`
