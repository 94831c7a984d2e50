import { useRef } from 'react'
import { graphql } from 'gatsby'
import { useStrip } from '../../lib/strip/use-strip'
import { useHydrated } from '../../lib/browser/use-hydrated'
import { useImagesWhenNear } from './use-images-when-near'
import { NumberedSection } from '../../ui/numbered-section'
import { CaseCard, type Case } from './case-card'
import { StripArrows } from './strip-arrows'
import { StripIndex } from './strip-index'
import { moveCases } from './move-cases'
import * as styles from './case-strip.module.scss'

export interface CaseStripProps {
  id: string
  number: number
  words: Queries.CaseStripWordsFragment
  cases: readonly Case[]
}

/**
 * Cases in a strip that runs off the right edge of the page, above it arrows, and below it an index that links to each
 * case and marks the current one. Without scripts the strip still scrolls and the index links to anchors.
 */
export function CaseStrip({ id, number, words, cases }: CaseStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const { current, goTo } = useStrip(strip, moveCases)
  useImagesWhenNear(strip)
  const isHydrated = useHydrated()
  const anchors = cases.map(({ project }) => ({ id: `${id}-${project.slug}`, name: project.name }))

  return (
    <NumberedSection
      className={styles.section}
      headClassName={styles.head}
      id={id}
      headingId={`${id}-heading`}
      number={number}
      words={words}
    >
      <div
        className={styles.strip}
        ref={strip}
        role="group"
        aria-labelledby={`${id}-heading`}
        // For the arrow keys, which need scripts.
        {...(isHydrated && { tabIndex: 0 })}
      >
        <ol className={styles.cards}>
          {cases.map((one, index) => (
            <CaseCard
              key={one.project.path}
              id={anchors[index]?.id}
              words={one}
              read={words.read}
              // Without scripts all words stay.
              isAway={isHydrated && index !== current}
            />
          ))}
        </ol>
      </div>
      {isHydrated && cases.length > 1 && <StripArrows current={current} count={cases.length} goTo={goTo} />}
      <StripIndex
        label={words.heading}
        anchors={anchors}
        // Without scripts the mark would never move.
        current={isHydrated ? current : undefined}
        onChoose={goTo}
      />
    </NumberedSection>
  )
}

export const caseStripFragment = graphql`
  fragment CaseStripWords on Agency1PageCases {
    heading
    aside
    read
  }
`
