import { graphql } from 'gatsby'
import { classNames } from '../../lib/text/class-names'
import { Comparison } from '../../ui/comparison'
import { twoDigits } from '../../lib/text/two-digits'
import * as styles from './scene.module.scss'

export interface SceneProps {
  words: Queries.SceneWordsFragment
  labels: { lines: string; photo: string }
  /** Position among the photographs, from 1, and their total. */
  place: number
  count: number
  /** Position among the scenes, from 0. The first is seen on arrival; every second stands on the right. */
  index: number
}

/** A photograph overlaid with the line drawing of its scene, and facts counted in the scene. */
export function Scene({ words, labels, place, count, index }: SceneProps) {
  const { photo, lines, text, facts } = words
  const id = `scene-${photo.slug}`

  return (
    <section
      className={classNames(styles.scene, index > 0 && styles.further, index % 2 === 1 && styles.right)}
      aria-labelledby={id}
    >
      <Comparison
        className={styles.pictures}
        first={index === 0}
        describedBy={id}
        sides={[
          { label: labels.lines, image: lines },
          { label: labels.photo, image: photo.image },
        ]}
      />
      <div className={styles.text}>
        <p className={styles.place}>
          <span>
            {twoDigits(place)} / {twoDigits(count)}
          </span>
          <span>{photo.year}</span>
        </p>
        <div className={styles.rest}>
          <div className={styles.foot}>
            <h2 className={styles.title} id={id}>
              {photo.title}
            </h2>
            <p className={styles.words}>{text}</p>
            <dl className={styles.facts}>
              {facts.map(({ term, value }) => (
                <div key={term} className={styles.fact}>
                  <dt className={styles.term}>{term}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  )
}

export const sceneFragment = graphql`
  fragment SceneWords on ColophonPageScenes {
    text
    lines {
      ...Picture
    }
    facts {
      term
      value
    }
    photo {
      slug
      title
      year
      image {
        ...Picture
      }
    }
  }
`
