import { useId, useState } from 'react'
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
  /** Open at first, whatever it holds. */
  startsOpen: boolean
}

/** A nested group: a row that shows and hides the rows below it; open at first when it holds the page that is shown. */
export function MenuGroup({ label, items, startsOpen, ...choice }: MenuGroupProps) {
  const id = useId()
  const isHydrated = useHydrated()
  const holds = items.some((item) => holdsShown(item, choice.pathname))
  const [isOpen, setOpen] = useState(holds || startsOpen)

  const list = <MenuItems {...choice} entries={items} />
  // Usable before and without scripts.
  if (!isHydrated) {
    return (
      <details open={holds || startsOpen}>
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
        onClick={() => setOpen(!isOpen)}
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
