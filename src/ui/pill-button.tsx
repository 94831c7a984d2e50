import type { ButtonHTMLAttributes } from 'react'
import { classNames } from '../lib/text/class-names'
import { useHydrated } from '../lib/browser/use-hydrated'
import * as styles from './pill.module.scss'

export interface PillButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The one yellow element on its screen. */
  accent?: boolean
}

/**
 * A pill-shaped button (C10) that needs scripts: it is invisible but keeps its space until hydration, and is removed
 * without scripts.
 */
export function PillButton({ accent = false, className, type = 'button', ...rest }: PillButtonProps) {
  const hydrated = useHydrated()
  const look = classNames(styles.pill, accent && styles.accent, !hydrated && styles.waiting, className)
  return <button {...rest} type={type} className={look} />
}
