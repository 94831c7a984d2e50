import { useEffect, useState } from 'react'
import { classNames } from '../../lib/text/class-names'
import { Lines } from '../../ui/lines'
import * as styles from './hero.module.scss'

export interface QuietLinesProps {
  lines: readonly string[]
  /** A word of the last line that turns light; ignored if the line does not contain it. */
  word: string | null
}

/** Once per visit, whatever page it started on. */
let hasFallen = false

/** Fixed lines; on load, a word of the last one fades from the lines' weight to a light one. */
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
