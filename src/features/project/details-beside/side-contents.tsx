import type { CSSProperties } from 'react'
import { glide } from '../../../lib/browser/glide'
import { decisionId } from '../../../lib/routing/decision-id'
import * as styles from './side-contents.module.scss'

interface Part {
  id: string
  title: string
}

/** The `id` of a chapter in the long column, counted from 1. */
export const chapterId = (chapter: number) => `chapter-${chapter}`

/** What the long column consists of, in its order: the parts of the decisions, and every other chapter. */
export function partsOf(story: readonly Queries.ChapterFragment[]): Part[] {
  return story.flatMap(({ title, parts }, index) =>
    title === STRINGS.chapters.decisions
      ? parts.map((part, place) => ({ id: decisionId(place + 1), title: part.title }))
      : [{ id: chapterId(index + 1), title }],
  )
}

/** Makes the way of a part through the window known as `--<id>`; what shows it is inside `scopeOf` the parts. */
export const wayOf = (id: string): CSSProperties => ({ viewTimelineName: `--${id}` })

/** Makes the ways of the parts (`wayOf`) known to all inside the element that gets this style. */
export const scopeOf = (parts: readonly Part[]): CSSProperties => ({
  timelineScope: parts.map(({ id }) => `--${id}`).join(', '),
})

/**
 * Links to the parts of the long column. Browsers with scroll-driven animations mark the one in view.
 */
export function SideContents({ parts }: { parts: readonly Part[] }) {
  return (
    <nav className={styles.contents} aria-label={STRINGS.project.contents}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id} style={{ animationTimeline: `--${id}` }}>
            <a href={`#${id}`} onClick={glide}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
