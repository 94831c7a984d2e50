import { useDeferredValue, useId, useRef } from 'react'
import type { MenuEntry } from '../../content/schemas/menu'
import { classNames } from '../../lib/text/class-names'
import { useTakenOver } from '../../lib/browser/use-taken-over'
import { loadCollapse } from './collapse'
import { holdsShown } from '../../lib/routing/shown-entry'
import { MenuItems } from './menu-items'
import { Sign } from './sign'
import { useMenuPicture } from './use-menu-picture'
import { useDismiss } from '../../lib/dialog/use-dismiss'
import * as link from './menu-link.module.scss'
import * as styles from './menu-bar.module.scss'

export interface BarGroupProps {
  label: string
  items: readonly MenuEntry[]
  /** Path of the current page. */
  pathname: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/**
 * A top-level entry with entries below it: a button that toggles the wide menu's panel. The panel closes on Escape, on
 * a press outside, when focus leaves and when an entry is chosen.
 */
export function BarGroup({ label, items, pathname, isOpen, onOpen }: BarGroupProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const { details, button, isHydrated } = useTakenOver(() => onOpen(true))
  const { roomFor, prepare } = useMenuPicture(items, pathname)
  // Rendering the rows takes long on slow devices: the press is answered first.
  const isShown = useDeferredValue(isOpen)
  const room = isShown ? roomFor() : undefined
  const ready = () => {
    void loadCollapse()
    void prepare()
  }
  const current = items.some((item) => holdsShown(item, pathname)) && ({ 'aria-current': true } as const)

  useDismiss(group, isOpen, (byEscape) => {
    onOpen(false)
    if (byEscape) button.current?.focus()
  })

  // The panel is outside the header's background: `data-part` restores the header's colours.
  const panel = (
    <div
      ref={rows}
      id={id}
      className={classNames(styles.panel, room?.withRoom)}
      data-part="header"
      hidden={isHydrated && !isShown}
    >
      {/* Remounts on every opening: expanded at the current page, and animated if Collapse has loaded by then. */}
      <MenuItems
        key={String(isShown)}
        entries={items}
        pathname={pathname}
        onChoose={() => onOpen(false)}
        opensFirst
        oneOpen
      />
      {room && <room.MenuPicture first={room.first} panel={rows} />}
    </div>
  )
  const text = (
    <>
      <span className={link.label}>{label}</span>
      <Sign />
    </>
  )
  // Works before hydration and without scripts. The shared `name` keeps only one open.
  if (!isHydrated) {
    return (
      <details ref={details} name="menu">
        <summary className={styles.entry} {...current}>
          {text}
        </summary>
        {panel}
      </details>
    )
  }
  return (
    <div ref={group}>
      <button
        ref={button}
        type="button"
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={id}
        {...current}
        onPointerEnter={ready}
        onFocus={ready}
        onClick={() => onOpen(!isOpen)}
      >
        {text}
      </button>
      {panel}
    </div>
  )
}
