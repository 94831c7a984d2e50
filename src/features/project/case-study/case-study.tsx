import { WidePicture } from '../../../ui/wide-picture'
import { Chapter } from '../chapter'
import * as styles from '../chapter.module.scss'
import { Decisions } from './decisions'
import { NextProject } from './next-project'
import { OpeningChapters } from './opening-chapters'
import { Outcome } from '../outcome'
import { ProjectHead } from './project-head'
import { Quote } from '../quote'
import type { TemplateProps } from '../template-props'

/** Template `case-study`: the whole story in numbered chapters, from the cover to the next project. */
export function CaseStudy({ project, next, device }: TemplateProps) {
  const { story, note, screens, scene, figures, quote } = project
  const [situation, part, decisions, outcome, differently] = story

  return (
    <>
      <ProjectHead project={project} device={device} />
      <OpeningChapters situation={situation} part={part} note={note} />
      {decisions && <Decisions number={3} chapter={decisions} screens={screens} device={device} />}
      <WidePicture picture={scene} />
      {outcome && <Outcome number={4} chapter={outcome} figures={figures} />}
      {quote && (
        <div className={styles.chapter}>
          <Quote quote={quote} />
        </div>
      )}
      {differently && <Chapter number={5} chapter={differently} />}
      {next && <NextProject project={next} />}
    </>
  )
}
