import { graphql } from 'gatsby'
import { Comparison } from '../../ui/comparison'
import * as styles from './scene.module.scss'

export interface SceneProps {
  words: Queries.SceneWordsFragment
  /** Position among the photographs, from 1, and their total. */
  place: number
  count: number
}

const two = (count: number) => String(count).padStart(2, '0')

/** A photograph overlaid with the line drawing of its scene, and facts counted in the scene. */
export function Scene({ words, place, count }: SceneProps) {
  const { photo, lines, labels, text, facts } = words

  return (
    <section className={styles.scene} aria-labelledby="scene">
      <Comparison
        className={styles.pictures}
        sides={[
          { label: labels.lines, image: lines },
          { label: labels.photo, image: photo.image },
        ]}
      />
      <div className={styles.text}>
        <p className={styles.place}>
          <span>
            {two(place)} / {two(count)}
          </span>
          <span>{photo.year}</span>
        </p>
        <div className={styles.rest}>
          <div className={styles.foot}>
            <h2 className={styles.title} id="scene">
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
  fragment SceneWords on ColophonPageScene {
    text
    labels {
      lines
      photo
    }
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
