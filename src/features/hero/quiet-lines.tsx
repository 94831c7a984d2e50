import { useEffect, useState } from 'react'
import { classNames } from '../../lib/text/class-names'
import { Lines } from '../../ui/lines'
import * as styles from './hero.module.scss'

export interface QuietLinesProps {
  /** Each entry is a line of its own. */
  lines: readonly string[]
  /** A word of the last line that falls quiet; none when it is not there. */
  word: string | null
}

/** Once a visit, whatever page it began with. */
let hasFallen = false

/** Set lines, of whose last one a word falls from the weight of the others to a light one when the page has come. */
export function QuietLines({ lines, word }: QuietLinesProps) {
  const [isFalling] = useState(() => !hasFallen)
  useEffect(() => {
    hasFallen = true
  }, [])

  const last = lines.at(-1) ?? ''
  const at = word ? last.split(' ').indexOf(word) : -1
  if (!word || at < 0) return <Lines lines={lines} />
  const words = last.split(' ')
  return (
    <>
      <Lines lines={lines.slice(0, -1)} />{' '}
      <span className={styles.last}>
        {words.slice(0, at).map((before) => `${before} `)}
        <span className={classNames(styles.quiet, isFalling && styles.falling)} data-word={word}>
          <span>{word}</span>
        </span>
        {words.slice(at + 1).map((after) => ` ${after}`)}
      </span>
    </>
  )
}
