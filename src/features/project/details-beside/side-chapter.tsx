import { reveal } from '../../../ui/reveal'
import { RichText } from '../../../ui/rich-text'
import { ProjectFigures } from '../project-figures'
import { wayOf } from './side-contents'
import * as styles from './side-text.module.scss'

export interface SideChapterProps {
  id: string
  chapter: Queries.ChapterFragment
  /** Shown below the text. */
  figures?: readonly Queries.FigureFragment[]
}

/** A chapter of text in the long column: heading, lead, body, and any figures. */
export function SideChapter({ id, chapter: { title, lead, html }, figures = [] }: SideChapterProps) {
  return (
    <section id={id} className={styles.block} style={wayOf(id)} aria-label={title}>
      <div className={styles.text} {...reveal()}>
        <h2>{title}</h2>
        <RichText as="p" className={styles.lead} html={lead} />
        <RichText className={styles.body} html={html} />
      </div>
      {figures.length > 0 && <ProjectFigures figures={figures} />}
    </section>
  )
}
