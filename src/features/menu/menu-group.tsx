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
  /** A sentence about it, which stands beside its row. */
  line: string | undefined
  items: readonly MenuEntry[]
  isOpen: boolean
  onToggle: () => void
  /** Shared name of groups of which one can be open at a time. */
  level: string | undefined
  /** Whether its first row is open if it is a group. */
  opensFirst: boolean
}

/** A nested group: a row that expands and collapses the rows below it. */
export function MenuGroup({ label, line, items, isOpen, onToggle, level, opensFirst, ...choice }: MenuGroupProps) {
  const id = useId()
  const isHydrated = useHydrated()
  const current = items.some((item) => holdsShown(item, choice.pathname)) && ({ 'aria-current': true } as const)

  const list = <MenuItems {...choice} entries={items} opensFirst={opensFirst} oneOpen={level !== undefined} />
  // Works before hydration and without scripts.
  if (!isHydrated) {
    return (
      <details open={isOpen} name={level}>
        <summary className={styles.row} {...current}>
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
        data-line={line}
        {...current}
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
