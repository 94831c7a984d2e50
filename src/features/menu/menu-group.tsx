import { useId } from 'react'
import type { MenuEntry } from '../../content/schemas/menu'
import { useHydrated } from '../../lib/browser/use-hydrated'
import { holdsShown } from '../../lib/routing/shown-entry'
import { Fold } from './fold'
import { MenuItems } from './menu-items'
import type { ChoiceProps } from './menu-link'
import { Sign } from './sign'
import * as styles from './menu-items.module.scss'
import * as link from './menu-link.module.scss'

export interface MenuGroupProps extends ChoiceProps {
  label: string
  items: readonly MenuEntry[]
  isOpen: boolean
  onToggle: () => void
  /** Shared name of groups of which one can be open at a time. */
  level: string | undefined
}

/** A nested group: a row that expands and collapses the rows below it. */
export function MenuGroup({ label, items, isOpen, onToggle, level, ...choice }: MenuGroupProps) {
  const id = useId()
  const isHydrated = useHydrated()
  const holds = items.some((item) => holdsShown(item, choice.pathname))

  const list = <MenuItems {...choice} entries={items} oneOpen={level !== undefined} />
  // Works before hydration and without scripts.
  if (!isHydrated) {
    return (
      <details open={isOpen} name={level}>
        <summary className={styles.row}>
          <span className={link.label}>{label}</span>
          <Sign />
        </summary>
        {list}
      </details>
    )
  }
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={id}
        {...(holds && { 'aria-current': true })}
        onClick={onToggle}
      >
        <span className={link.label}>{label}</span>
        <Sign />
      </button>
      <Fold isOpen={isOpen}>
        <div id={id} className={styles.fold}>
          {list}
        </div>
      </Fold>
    </>
  )
}
