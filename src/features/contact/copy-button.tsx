import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../lib/text/class-names'
import { PillButton } from '../../ui/pill-button'
import * as styles from './copy-button.module.scss'

export interface CopyButtonProps {
  /** The text to copy. */
  text: string
  /** What the button reads for a while once copied, and what is announced. */
  done: string
  children: ReactNode
}

/** How long the button reads that it has copied, in ms. */
const STAY = 4000

/**
 * A button that copies a text and says so in its own place, and politely to screen readers. If the browser refuses, it
 * shows the text to copy by hand.
 */
export function CopyButton({ text, done, children }: CopyButtonProps) {
  const [message, setMessage] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isDone = message === done

  const copy = async () => {
    clearTimeout(timer.current)
    // Cleared first, so that copying again is announced too.
    setMessage('')
    try {
      await navigator.clipboard.writeText(text)
      setMessage(done)
      timer.current = setTimeout(() => setMessage(''), STAY)
    } catch {
      setMessage(text)
    }
  }

  return (
    <div>
      <PillButton onClick={() => void copy()}>
        <span className={classNames(styles.words, isDone && styles.done)}>
          <span>{children}</span>
          <span aria-hidden="true">{done}</span>
        </span>
      </PillButton>
      <p className={isDone ? 'visually-hidden' : styles.message} role="status">
        {message}
      </p>
    </div>
  )
}
