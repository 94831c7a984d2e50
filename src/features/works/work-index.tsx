import { graphql } from 'gatsby'
import { NumberedSection } from '../../ui/numbered-section'
import { TextLink } from '../../ui/text-link'
import { type ShownWork, WorkEntry } from './work-entry'
import * as styles from './work-index.module.scss'

export interface WorkIndexProps {
  id: string
  number: number
  words: Queries.WorkIndexWordsFragment
  /** Path of the gallery of all works, if there is one. */
  all: string | undefined
  /** The first three are shown by their covers, the fourth and the fifth by their scenes. */
  works: readonly ShownWork[]
}

/** Selected works, one large image each, on alternating sides. */
export function WorkIndex({ id, number, words, all, works }: WorkIndexProps) {
  const aside = (
    <>
      {words.aside} {all && words.all && <TextLink to={all}>{words.all.text}</TextLink>}
    </>
  )

  return (
    <NumberedSection
      className={styles.index}
      id={id}
      headingId={`${id}-heading`}
      number={number}
      words={{ heading: words.heading, aside }}
    >
      {works.map((work, index) => (
        <WorkEntry key={work.path} work={work} number={`${number}.${index + 1}`} place={index} read={words.read} />
      ))}
    </NumberedSection>
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
