import { type ReactNode, useState } from 'react'
import { PillButton } from '../../ui/pill-button'
import * as styles from './copy-button.module.scss'

export interface CopyButtonProps {
  /** The text to copy. */
  text: string
  /** The message shown and announced once copied. */
  done: string
  children: ReactNode
}

/** A button that copies a text and announces it politely. If the browser refuses, it shows the text to copy by hand. */
export function CopyButton({ text, done, children }: CopyButtonProps) {
  const [message, setMessage] = useState('')
  const copy = async () => {
    // Cleared first, so that copying again is announced too.
    setMessage('')
    try {
      await navigator.clipboard.writeText(text)
      setMessage(done)
    } catch {
      setMessage(text)
    }
  }

  return (
    <div>
      <PillButton onClick={() => void copy()}>{children}</PillButton>
      <p className={styles.message} role="status">
        {message}
      </p>
    </div>
  )
}
