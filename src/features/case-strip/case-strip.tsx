import { useRef } from 'react'
import { graphql } from 'gatsby'
import { useStrip } from '../../lib/strip/use-strip'
import { useHydrated } from '../../lib/browser/use-hydrated'
import { useImagesWhenNear } from './use-images-when-near'
import { NumberedSection } from '../../ui/numbered-section'
import { CaseCard, type Case } from './case-card'
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
 * Cases in a strip that leaves the page by its right edge, and an index under it that leads to each and marks the one
 * that stands first. Without scripts the strip scrolls, and the index leads to its anchors.
 */
export function CaseStrip({ id, number, words, cases }: CaseStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const { current, goTo } = useStrip(strip, moveCases)
  useImagesWhenNear(strip)
  const isHydrated = useHydrated()
  const anchors = cases.map(({ project }) => ({ id: `${id}-${project.slug}`, name: project.name }))

  return (
    <NumberedSection className={styles.section} id={id} headingId={`${id}-heading`} number={number} words={words}>
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
            <CaseCard key={one.project.path} id={anchors[index]?.id} words={one} read={words.read} />
          ))}
        </ol>
      </div>
      <StripIndex
        label={words.heading}
        anchors={anchors}
        // Without scripts nobody would move the mark.
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
