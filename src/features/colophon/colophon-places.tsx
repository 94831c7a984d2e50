import { graphql } from 'gatsby'
import { fillingSizes } from '../../lib/picture/filling-sizes'
import { photoLink, type ViewPhoto } from '../../lib/picture/photo-link'
import { pictureFile } from '../../lib/picture/image-data'
import { classNames } from '../../lib/text/class-names'
import { ClosingLine } from '../../ui/closing-line'
import { ClosingLink } from '../../ui/closing-link'
import { NumberedSection } from '../../ui/numbered-section'
import { Picture } from '../../ui/picture'
import * as styles from './colophon-places.module.scss'

export interface ColophonPlacesProps {
  words: { heading: string; aside: string }
  photos: readonly Queries.PlaceFragment[]
  /** Slugs of the photographs whose scenes are shown above. */
  shown: readonly string[]
  onView: ViewPhoto
  /** The link at the end of the page. */
  onward: { to: string; words: string } | undefined
}

/** Every photograph as a row of number, title and thumbnail, in four columns; each opens in the viewer. */
export function ColophonPlaces({ words, photos, shown, onView, onward }: ColophonPlacesProps) {
  const among = photos.map(({ slug }) => slug)

  return (
    <NumberedSection className={styles.section} headingId="places" number={1} words={words}>
      <ol className={styles.list}>
        {photos.map(({ slug, title, image }, index) => (
          <li key={slug}>
            <a
              {...photoLink(slug, among, onView)}
              className={classNames(styles.row, shown.includes(slug) && styles.shown)}
              href={pictureFile(image)}
            >
              <span className={styles.number}>{String(index + 1).padStart(2, '0')}</span>
              <span className={styles.title}>{title}</span>
              <Picture className={styles.picture} picture={image} sizes={fillingSizes(image, ['84px', 3 / 2])} alt="" />
            </a>
          </li>
        ))}
      </ol>
      {onward && (
        <ClosingLine>
          <ClosingLink to={onward.to}>{onward.words}</ClosingLink>
        </ClosingLine>
      )}
    </NumberedSection>
  )
}

export const placeFragment = graphql`
  fragment Place on Photo {
    slug
    title
    image {
      ...Picture
    }
  }
`
