import { decisionId } from '../../../lib/routing/decision-id'
import { NumberedSection } from '../../../ui/numbered-section'
import { reveal } from '../../../ui/reveal'
import { RichText } from '../../../ui/rich-text'
import type { PlacedDevice } from '../template-props'
import * as styles from './decision-texts.module.scss'

export interface DecisionTextsProps {
  number: number
  chapter: Queries.ChapterFragment
  /** Shown below the texts, over the whole width. */
  device?: PlacedDevice | undefined
}

/** The decisions as text only, side by side on axes B, C and D; the chapter's lead is the aside. */
export function DecisionTexts({ number, chapter: { title, lead, html, parts }, device }: DecisionTextsProps) {
  return (
    <NumberedSection
      className={styles.section}
      headingId="decisions"
      number={number}
      words={{ heading: title, aside: lead && <RichText as="span" html={lead} /> }}
    >
      {html && <RichText className={styles.body} html={html} />}
      <div className={styles.parts}>
        {parts.map((part, index) => (
          <div key={part.title} {...reveal('fade-up', index)}>
            <p className={styles.number} aria-hidden="true">
              {`${number}.${index + 1}`}
            </p>
            <h3 className={styles.name}>{part.title}</h3>
            <RichText className={styles.words} html={part.html} />
          </div>
        ))}
      </div>
      {device && (
        <div id={decisionId(device.decision)} className={styles.live}>
          <p className={styles.sign}>{STRINGS.project.tryIt}</p>
          <div className={styles.device}>{device.content}</div>
        </div>
      )}
    </NumberedSection>
  )
}
