import { graphql } from 'gatsby'
import { interpolate } from '../../lib/text/interpolate'
import { photoLink, type ViewPhoto } from '../../lib/picture/photo-link'
import { pictureFile } from '../../lib/picture/image-data'
import { spellNumber } from '../../lib/text/spell-number'
import { Picture } from '../../ui/picture'
import { TextLink } from '../../ui/text-link'
import * as styles from './series-opening.module.scss'

export interface SeriesOpeningProps {
  words: Queries.OpeningWordsFragment
  photo: Queries.PhotographFragment & Queries.OpeningUprightFragment
  /** The number of series that follow. */
  series: number
  /** The photographs of the page, in order, and a callback that opens one of them. */
  among: readonly string[]
  onView: ViewPhoto
  /** Path of the film strip, if there is one. */
  film: string | undefined
  /** Path of the page about how they were made, if there is one. */
  colophon: string | undefined
}

/** The number of the opening photograph, before those of the series. */
const OPENING = '0.1'

/**
 * The opening photograph, edge to edge and as tall as the viewport, with the title on its sky and its caption below.
 */
export function SeriesOpening({ words, photo, series, among, onView, film, colophon }: SeriesOpeningProps) {
  const { heading, sky, note, strip, made } = words
  const count = spellNumber(among.length)
  const counts = { count: count.charAt(0).toUpperCase() + count.slice(1), series: spellNumber(series) }

  return (
    <section className={styles.opening} data-header-ground={sky === 'dark' ? 'image-dark' : 'image-light'}>
      <div className={styles.photograph}>
        <div className={styles.frame}>
          <Picture
            className={styles.image}
            picture={photo.image}
            sizes="(min-aspect-ratio: 3/2) 100vw, 150vh"
            upright={photo.image.upright}
            uprightIn="(max-aspect-ratio: 2/3)"
            uprightSizes="80vh"
            priority
          />
        </div>
        <h1 className={sky === 'dark' ? styles.onDark : styles.onLight}>{heading}</h1>
        <p className={styles.caption}>
          <span className={styles.number}>{OPENING}</span>
          <a {...photoLink(photo.slug, among, onView)} className={styles.link} href={pictureFile(photo.image)}>
            <span className={styles.title}>{photo.title}</span>{' '}
            <span className="visually-hidden">{STRINGS.gallery.fullSize}</span>
          </a>
        </p>
      </div>
      <p className={styles.note}>{interpolate(note, counts)}</p>
      <div className={styles.ways}>
        {film && (
          <p>
            <TextLink to={film}>{strip}</TextLink>
          </p>
        )}
        {colophon && made && (
          <p>
            <TextLink to={colophon}>{made}</TextLink>
          </p>
        )}
      </div>
    </section>
  )
}

export const openingFragments = graphql`
  fragment OpeningWords on Photography1PageOpening {
    heading
    sky
    note
    strip
    made
  }

  fragment OpeningUpright on Photo {
    image {
      upright {
        ...Upright
      }
    }
  }
`
