import type { ButtonHTMLAttributes } from 'react'
import { classNames } from '../lib/text/class-names'
import * as styles from './close-button.module.scss'

export type CloseButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'>

/** Closes what covers the page; shows the word and a cross. */
export function CloseButton({ className, ...rest }: CloseButtonProps) {
  return (
    <button {...rest} type="button" className={classNames(styles.close, className)}>
      {STRINGS.frame.close}
      <svg width="20" height="20" viewBox="0 0 20 20" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M1 1l18 18M19 1L1 19" />
      </svg>
    </button>
  )
}
