import { graphql } from 'gatsby'
import { SectionHead } from '../../ui/section-head'
import { TextLink } from '../../ui/text-link'
import { Work } from './work'
import * as styles from './work-index.module.scss'

export interface WorkIndexProps {
  id: string
  number: number
  words: Queries.WorkIndexWordsFragment
  /** Path of the gallery that shows all works. */
  all: string
  works: readonly Queries.WorkFragment[]
}

/** Selected works, one large image each, on alternating sides. */
export function WorkIndex({ id, number, words, all, works }: WorkIndexProps) {
  return (
    <section className={styles.index} id={id} aria-labelledby={`${id}-heading`}>
      <SectionHead
        number={number}
        heading={words.heading}
        headingId={`${id}-heading`}
        aside={
          <>
            {words.aside} <TextLink to={all}>{words.all.text}</TextLink>
          </>
        }
      />
      {works.map((work, index) => (
        <Work key={work.path} work={work} number={`${number}.${index + 1}`} place={index} read={words.read} />
      ))}
    </section>
  )
}

export const workIndexFragment = graphql`
  fragment WorkIndexWords on IndexPageWork {
    heading
    aside
    read
    all {
      text
    }
  }
`
