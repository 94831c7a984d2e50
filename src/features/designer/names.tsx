import { useState } from 'react'
import { graphql } from 'gatsby'
import { NumberedSection } from '../../ui/numbered-section'
import { Name, type NamedWork } from './name'
import * as styles from './names.module.scss'

export interface NamesProps {
  id: string
  number: number
  words: Queries.DesignerNamesFragment
  works: readonly NamedWork[]
}

/**
 * The works by name. Where the pointer can hover, one picture is shown beside them: that of the name last hovered or
 * focused, initially the first. Elsewhere, and without scripts, each name has its own picture below.
 */
export function Names({ id, number, words, works }: NamesProps) {
  const [shown, setShown] = useState<{ now: number; before?: number }>({ now: 0 })
  const show = (place: number) => {
    setShown((last) => (last.now === place ? last : { now: place, before: last.now }))
  }
  const stateOf = (place: number) => {
    if (place === shown.now) return shown.before === undefined ? 'first' : 'now'
    return place === shown.before ? 'before' : undefined
  }
  const aside = (
    <>
      {words.aside} <span className={styles.hint}>{words.hint}</span>
    </>
  )

  return (
    <NumberedSection
      className={styles.section}
      id={id}
      headingId={`${id}-heading`}
      number={number}
      words={{ heading: words.heading, aside }}
    >
      <ol className={styles.names}>
        {works.map((work, place) => (
          <Name
            key={work.path}
            work={work}
            number={`${number}.${place + 1}`}
            read={words.read}
            state={stateOf(place)}
            onShow={() => show(place)}
          />
        ))}
      </ol>
    </NumberedSection>
  )
}

export const namesFragment = graphql`
  fragment DesignerNames on Designer2PageWorks {
    heading
    aside
    hint
    read
  }
`
