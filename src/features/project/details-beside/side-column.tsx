import type { CSSProperties } from 'react'
import { workPart } from '../../../lib/routing/work-parts'
import { Picture } from '../../../ui/picture'
import { TextLink } from '../../../ui/text-link'
import { uprightRatio } from '../../../ui/wide-picture'
import { AskLink } from './ask-link'
import { NextBeside } from './next-beside'
import { NumberedPicture } from './numbered-picture'
import { DeviceInvite } from '../device-invite'
import { Quote } from '../quote'
import { SideChapter } from './side-chapter'
import { chapterId, partsOf, scopeOf, SideContents } from './side-contents'
import * as styles from './side-column.module.scss'
import { SideDecisions } from './side-decisions'
import { SideFacts } from './side-facts'
import type { TemplateProps } from '../template-props'

/** Rendered width of its pictures. */
const SIZES = '(min-width: 992px) 73vw, 96vw'

/** Template `details-1`: the facts stay beside a long column of pictures and short texts. */
export function SideColumn({ project, next, works, device }: TemplateProps) {
  const { path, name, nameWidth, result, cover, scene, captions, note, story, screens, figures, quote } = project
  const at = story.findIndex(({ title }) => title === STRINGS.chapters.decisions)
  const decisions = story[at]
  const parts = partsOf(story)

  return (
    <>
      <div className={styles.page} style={scopeOf(parts)}>
        <p className={styles.back}>
          <TextLink to={works}>{STRINGS.project.all}</TextLink>
        </p>
        <h1 className={styles.name} style={{ '--widest': nameWidth } as CSSProperties}>
          <span {...workPart('name', path)}>{name}</span>
        </h1>
        <div className={styles.result}>
          <p>{result}</p>
          <DeviceInvite device={device} />
        </div>
        <div className={styles.side}>
          <div className={styles.facts}>
            <SideFacts project={project} />
            <AskLink className={styles.ask} />
            {note && <p className={styles.note}>{note}</p>}
            {parts.length > 1 && <SideContents parts={parts} />}
          </div>
        </div>
        <div className={styles.column}>
          <NumberedPicture className={styles.cover} number="1.1" caption={captions?.cover}>
            <div {...workPart('cover', path)}>
              <Picture
                picture={cover}
                upright={cover.upright}
                uprightSizes="96vw"
                style={uprightRatio(cover)}
                priority
                sizes={SIZES}
              />
            </div>
          </NumberedPicture>
          {story.slice(0, at).map((chapter, index) => (
            <SideChapter key={chapter.title} id={chapterId(index + 1)} chapter={chapter} />
          ))}
          {decisions && <SideDecisions chapter={decisions} screens={screens} first={2} device={device} />}
          <NumberedPicture
            className={styles.scene}
            number={`1.${screens.length + (device ? 1 : 2)}`}
            caption={captions?.scene}
          >
            <Picture picture={scene} sizes={SIZES} />
          </NumberedPicture>
          {story.slice(at + 1).map((chapter, index) => (
            <SideChapter
              key={chapter.title}
              id={chapterId(at + index + 2)}
              chapter={chapter}
              {...(chapter.title === STRINGS.chapters.outcome && { figures })}
            />
          ))}
          {quote && (
            <div className={styles.quote}>
              <Quote quote={quote} />
            </div>
          )}
          <AskLink className={styles.askLast} />
        </div>
      </div>
      {next && <NextBeside project={next} />}
    </>
  )
}
