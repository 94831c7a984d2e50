import type { ButtonHTMLAttributes } from 'react'
import { classNames } from '../lib/class-names'
import * as styles from './pill.module.scss'

export interface PillButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The one yellow thing of its screen. */
  accent?: boolean
}

/** A pill-shaped button (C10). */
export function PillButton({ accent = false, className, type = 'button', ...rest }: PillButtonProps) {
  return <button {...rest} type={type} className={classNames(styles.pill, accent && styles.accent, className)} />
}
