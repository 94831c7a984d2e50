import { graphql, Link } from 'gatsby'
import { fillingSizes, type Frame } from '../../lib/picture/filling-sizes'
import { workPart } from '../../lib/routing/work-parts'
import { classNames } from '../../lib/text/class-names'
import { Picture } from '../../ui/picture'
import { reveal } from '../../ui/reveal'
import { uprightRatio, type WidePictureProps } from '../../ui/wide-picture'
import * as styles from './work-entry.module.scss'

/** Image placement by position in the list: right, left, right, left (square in its half), full width. */
const SHAPES = ['right', 'left', 'right', 'half', 'wide'] as const
/** The image's frame from 768 px, and its width on phones, where it takes the ratio that the content gives its part. */
const FRAMES: Record<(typeof SHAPES)[number], { small: string; wide: Frame }> = {
  right: { small: '95vw', wide: ['73vw', 3 / 2] },
  left: { small: '95vw', wide: ['73vw', 3 / 2] },
  half: { small: '95vw', wide: ['50vw', 1] },
  wide: { small: '100vw', wide: ['100vw', 16 / 9] },
}

/** A work, with the picture for its position in the list. */
export interface ShownWork extends Queries.WorkFragment {
  picture: WidePictureProps['picture']
  /** Whether that is its cover, which goes along to its page. */
  isCover: boolean
}

export interface WorkEntryProps {
  work: ShownWork
  number: string
  /** Position in the list, from 0. */
  place: number
  /** Text of the link, such as `Read the case`. */
  read: string
}

/** One work of the index: image, number and year, name, one line. The whole block is one link. */
export function WorkEntry({ work, number, place, read }: WorkEntryProps) {
  const shape = SHAPES[place % SHAPES.length] ?? 'right'
  const { small, wide } = FRAMES[shape]
  const { picture, isCover } = work

  return (
    <article className={classNames(styles.work, styles[shape])} style={uprightRatio(picture)}>
      <div className={styles.frame} {...reveal('uncover')} {...(isCover && workPart('cover', work.path))}>
        <Picture
          className={styles.image}
          picture={picture}
          sizes={fillingSizes(picture, [small, 4 / 5], wide)}
          upright={picture.upright}
          uprightSizes={small}
        />
      </div>
      <div className={styles.text} {...reveal('fade', 1)}>
        <p className={styles.meta}>
          <span>{number}</span> <span className={styles.year}>{work.year}</span>
        </p>
        <h3 className={styles.name}>
          <Link className={styles.link} to={work.path}>
            <span className={styles.word} {...workPart('name', work.path)}>
              {work.name}
            </span>
          </Link>
        </h3>
        <p className={styles.line}>{work.line}</p>
        <p className={styles.read} aria-hidden="true">
          <span>{read}</span>
        </p>
      </div>
    </article>
  )
}

export const workFragment = graphql`
  fragment Work on Project {
    path
    name
    line
    year
  }
`
