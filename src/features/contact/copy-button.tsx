import { type ReactNode, useState } from 'react'
import { PillButton } from '../../ui/pill-button'
import * as styles from './copy-button.module.scss'

export interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What a visitor reads and hears once it is. */
  done: string
  children: ReactNode
}

/** A button that copies a text and says so politely. Where the browser refuses, it shows the text to copy by hand. */
export function CopyButton({ text, done, children }: CopyButtonProps) {
  const [message, setMessage] = useState('')
  const copy = async () => {
    // Emptied first, so that a second copy is announced as well.
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
