import type { CSSProperties, MouseEvent } from 'react'
import { isPlainClick } from '../../lib/browser/is-plain-click'
import * as styles from './strip-index.module.scss'

export interface StripIndexProps {
  /** Accessible name of the index. */
  label: string
  anchors: readonly { id: string; name: string }[]
  /** Index of the current card. */
  current: number | undefined
  onChoose: (index: number) => void
}

/**
 * Links to every card of a strip on one line, the current one marked. A plain click scrolls the strip, not the page.
 */
export function StripIndex({ label, anchors, current, onChoose }: StripIndexProps) {
  const choose = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChoose(index)
  }

  return (
    <nav className={styles.index} aria-label={label}>
      <ol className={styles.list} style={{ '--count': anchors.length } as CSSProperties}>
        {anchors.map(({ id, name }, index) => (
          <li key={id}>
            <a
              className={styles.link}
              href={`#${id}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => choose(event, index)}
            >
              <span className={styles.number}>{index + 1}</span> <span className={styles.name}>{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
