import { NumberedSection } from '../../ui/numbered-section'
import { ChapterText } from './chapter-text'
import * as chapterStyles from './chapter.module.scss'
import { Figures } from './figures'

export interface OutcomeProps {
  number: number
  chapter: Queries.ChapterFragment
  figures: readonly Queries.FigureFragment[]
  /** Says beside the heading that the figures are samples. */
  sample: boolean
}

/** What came of it: figures under bars, each with its source, and the words. */
export function Outcome({ number, chapter, figures, sample }: OutcomeProps) {
  return (
    <NumberedSection
      className={chapterStyles.chapter}
      headingId="outcome"
      number={number}
      words={{
        heading: chapter.title,
        aside: sample && figures.length > 0 ? STRINGS.project.sampleFigures : undefined,
      }}
    >
      {figures.length > 0 && <Figures figures={figures} />}
      <ChapterText chapter={chapter} />
    </NumberedSection>
  )
}
