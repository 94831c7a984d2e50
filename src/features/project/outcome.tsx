import { NumberedSection } from '../../ui/numbered-section'
import { ChapterText } from './chapter-text'
import * as chapterStyles from './chapter.module.scss'
import { ProjectFigures } from './project-figures'

export interface OutcomeProps {
  number: number
  chapter: Queries.ChapterFragment
  figures: readonly Queries.FigureFragment[]
}

/** The outcome: figures under bars, each with its source, and the text. */
export function Outcome({ number, chapter, figures }: OutcomeProps) {
  return (
    <NumberedSection
      className={chapterStyles.chapter}
      headingId="outcome"
      number={number}
      words={{ heading: chapter.title }}
    >
      {figures.length > 0 && <ProjectFigures figures={figures} />}
      <ChapterText chapter={chapter} />
    </NumberedSection>
  )
}
