import { workPart } from '../../../lib/routing/work-parts'
import { Facts } from '../../../ui/facts'
import { Picture } from '../../../ui/picture'
import { Chapter } from '../chapter'
import * as chapterStyles from '../chapter.module.scss'
import { DecisionTexts } from './decision-texts'
import { DeviceInvite } from '../device-invite'
import { factsOf } from '../facts-of'
import * as styles from './full-width.module.scss'
import { Outcome } from '../outcome'
import { PictureSequence } from './picture-sequence'
import { PreviousNext } from './previous-next'
import { Quote } from '../quote'
import type { TemplateProps } from '../template-props'

/**
 * Template `details-2`: a sequence of edge-to-edge pictures first, the title on the first of them, then the facts and
 * the text.
 */
export function FullWidth({ project, previous, next, device }: TemplateProps) {
  const { path, name, line, result, cover, scene, screens, story, note, figures, quote } = project

  return (
    <>
      <div className={styles.opening}>
        <Picture className={styles.scene} picture={scene} upright={scene.upright} priority sizes="115vw" />
        <div className={styles.sign}>
          <h1 className={styles.name}>
            <span {...workPart('name', path)}>{name}</span>
          </h1>
          <p className={styles.line}>{line}</p>
        </div>
      </div>
      <PictureSequence cover={cover} screens={screens} />
      <div className={styles.head}>
        <div className={styles.result}>
          <p>{result}</p>
          <DeviceInvite device={device} />
        </div>
        <Facts facts={factsOf(project)} />
      </div>
      {story.map((chapter, index) => {
        const number = index + 1
        if (chapter.title === STRINGS.chapters.decisions)
          return <DecisionTexts key={number} number={number} chapter={chapter} device={device} />
        if (chapter.title === STRINGS.chapters.outcome)
          return <Outcome key={number} number={number} chapter={chapter} figures={figures} />
        return (
          <Chapter
            key={number}
            number={number}
            chapter={chapter}
            note={chapter.title === STRINGS.chapters.part ? note : null}
            plain={chapter.title === STRINGS.chapters.part}
          />
        )
      })}
      {quote && (
        <div className={chapterStyles.chapter}>
          <Quote quote={quote} />
        </div>
      )}
      {previous && next && <PreviousNext previous={previous} next={next} />}
    </>
  )
}
