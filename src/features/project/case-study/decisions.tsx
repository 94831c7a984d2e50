import { graphql } from 'gatsby'
import { useState } from 'react'
import { classNames } from '../../../lib/text/class-names'
import { NumberedSection } from '../../../ui/numbered-section'
import { ChapterText } from '../chapter-text'
import * as styles from '../chapter.module.scss'
import { decisionId } from '../../../lib/routing/decision-id'
import { Decision } from './decision'
import type { PlacedDevice } from '../template-props'

export interface DecisionsProps {
  number: number
  chapter: Queries.ChapterFragment
  /** One per part of the chapter, in the same order. */
  screens: readonly Queries.DecisionScreenFragment[]
  /** Shown instead of one of the screens. */
  device?: PlacedDevice | undefined
}

/** The chapter of decisions, each beside the screen that shows it. */
export function Decisions({ number, chapter, screens, device }: DecisionsProps) {
  const [pressed, setPressed] = useState<string>()

  return (
    <NumberedSection
      className={classNames(styles.chapter, styles.closed)}
      headingId="decisions"
      number={number}
      words={{ heading: chapter.title }}
    >
      {chapter.lead && <ChapterText chapter={chapter} />}
      {chapter.parts.map((part, index) => {
        const screen = screens[index]
        return (
          screen && (
            <Decision
              key={part.title}
              id={decisionId(index + 1)}
              number={`${number}.${index + 1}`}
              place={index}
              part={part}
              screen={screen}
              device={device?.decision === index + 1 ? device.content : undefined}
              pressed={pressed}
              onPress={setPressed}
            />
          )
        )
      })}
    </NumberedSection>
  )
}

export const decisionScreenFragment = graphql`
  fragment DecisionScreen on ProjectScreens {
    kind
    ground
    cut
    cutLeft
    part {
      left
      top
      width
      ratio
    }
    mark {
      left
      top
      width
      height
    }
    changes {
      after
      from
      alt
      at {
        left
        top
        width
        height
      }
    }
    narrow {
      mark {
        left
        top
        width
        height
      }
      changes {
        after
        from
        alt
        at {
          left
          top
          width
          height
        }
      }
      image {
        ...Picture
      }
    }
    press {
      hint
      list {
        decision
        link
      }
      buttons {
        name
        says
        undo
        undone
        at {
          left
          top
          width
          height
        }
        undoAt {
          left
          top
          width
          height
        }
        image {
          ...Picture
        }
      }
    }
    caption
    image {
      margin
      ...Picture
    }
  }
`
