import { useRef, useState } from 'react'
import { useDismiss } from '../../lib/use-dismiss'
import { useHydrated } from '../../lib/use-hydrated'
import { classNames } from '../../lib/class-names'
import { ThemeIcon } from './theme-icon'
import { ThemePanel } from './theme-panel'
import * as styles from './theme-switch.module.scss'

const PANEL = 'theme-panel'

/**
 * The theme switch (O3, C7): a tab on the right edge that slides a panel in and out. It is there once scripts are,
 * because without them it could do nothing.
 */
export function ThemeSwitch() {
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  const whole = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  useDismiss(whole, isOpen, (byEscape) => {
    setOpen(false)
    if (byEscape) toggle.current?.focus()
  })

  if (!isHydrated) return null
  return (
    <section ref={whole} className={classNames(styles.theme, isOpen && styles.open)} aria-label="Theme">
      <button
        ref={toggle}
        type="button"
        className={styles.tab}
        aria-label="Theme settings"
        aria-expanded={isOpen}
        aria-controls={PANEL}
        onClick={() => setOpen(!isOpen)}
      >
        <ThemeIcon />
      </button>
      <ThemePanel id={PANEL} />
    </section>
  )
}
