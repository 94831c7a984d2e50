import { useRef, useState } from 'react'
import { useDismiss } from '../../lib/dialog/use-dismiss'
import { classNames } from '../../lib/text/class-names'
import { ThemePanel } from './theme-panel'
import * as styles from './theme-switch.module.scss'

const PANEL = 'theme-panel'

export interface ThemeSwitchProps {
  /** Whether narrow windows have the setting in the menu drawer instead. */
  hasDrawer?: boolean
  /** Whether the page is dark in both themes. */
  isAlwaysDark?: boolean
}

/** The theme switch (O3, C7): a tab on the right edge that slides a panel in and out. */
export function ThemeSwitch({ hasDrawer = false, isAlwaysDark = false }: ThemeSwitchProps) {
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  useDismiss(whole, isOpen, (byEscape) => {
    setOpen(false)
    if (byEscape) toggle.current?.focus()
  })

  return (
    <section
      ref={whole}
      className={classNames(styles.theme, isOpen && styles.open, hasDrawer && styles.wide)}
      aria-label={STRINGS.theme.theme}
    >
      <button
        ref={toggle}
        type="button"
        className={styles.tab}
        aria-label={STRINGS.theme.settings}
        aria-expanded={isOpen}
        aria-controls={PANEL}
        onClick={() => setOpen(!isOpen)}
      >
        <ThemeIcon />
      </button>
      <ThemePanel id={PANEL} isAlwaysDark={isAlwaysDark} />
    </section>
  )
}

/** A square with a dark slanted half, at the slant of the brand mark. Uses the current text colour. */
function ThemeIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d="M0 0h16v16H0zM6 1.5h8.5v13H10z" />
    </svg>
  )
}
