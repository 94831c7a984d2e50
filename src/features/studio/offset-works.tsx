import { graphql, Link } from 'gatsby'
import { fillingSizes } from '../../lib/picture/filling-sizes'
import { classNames } from '../../lib/text/class-names'
import { NumberedSection } from '../../ui/numbered-section'
import { Picture } from '../../ui/picture'
import { reveal } from '../../ui/reveal'
import * as styles from './offset-works.module.scss'

/** The shape of each image, by position in the list: left and right in turn. */
const SHAPES = ['tall', 'wide', 'wide', 'tall', 'tall', 'wide'] as const
const RATIOS = { tall: 4 / 5, wide: 3 / 2 }

export interface OffsetWorksProps {
  id: string
  number: number
  words: Queries.OffsetWorksWordsFragment
  works: readonly {
    project: Queries.OffsetProjectFragment
    /** What there was before it. */
    before: string | null
    line: string
    picture: Queries.PictureFragment
  }[]
}

/** Works in two columns, the right one starting lower, below the head. Reading order is row by row. */
export function OffsetWorks({ id, number, words, works }: OffsetWorksProps) {
  return (
    <NumberedSection
      className={styles.section}
      id={id}
      headingId={`${id}-heading`}
      headClassName={styles.head}
      number={number}
      words={words}
    >
      {works.map(({ project, before, line, picture }, index) => {
        const shape = SHAPES[index % SHAPES.length] ?? 'wide'
        return (
          <article key={project.path} className={classNames(styles.work, styles[shape])}>
            <div className={styles.frame} {...reveal('uncover')}>
              <Picture
                className={styles.image}
                picture={picture}
                sizes={fillingSizes(picture, ['95vw', RATIOS[shape]], ['49vw', RATIOS[shape]])}
              />
            </div>
            <div className={styles.caption} {...reveal('fade', 1)}>
              <h3>
                <Link className={styles.link} to={project.path}>
                  <span className={styles.word}>{project.name}</span>
                </Link>
              </h3>
              <div className={styles.words}>
                {before !== null && <p className={styles.before}>{before}</p>}
                <p>
                  {line}{' '}
                  <span className={styles.read} aria-hidden="true">
                    {words.read}
                  </span>
                </p>
              </div>
            </div>
          </article>
        )
      })}
    </NumberedSection>
  )
}

export const offsetWorksFragment = graphql`
  fragment OffsetWorksWords on Agency2PageWork {
    heading
    aside
    read
  }
  fragment OffsetProject on Project {
    path
    name
  }
`
