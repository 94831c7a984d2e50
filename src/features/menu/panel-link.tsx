import { type MouseEvent, startTransition } from 'react'
import { isPlainClick } from '../../lib/browser/is-plain-click'
import { useHydrated } from '../../lib/browser/use-hydrated'
import { useSiteState } from '../../state/site-state'
import { useFixedPages } from '../../state/use-menu'
import { SiteLink } from '../../ui/site-link'
import { isShown } from '../../lib/routing/shown-entry'
import * as styles from './menu-link.module.scss'

/** An entry that opens a panel, and the page it falls back to. */
export interface PanelEntry {
  label: string
  path: string
  panel: 'aboutVisible' | 'contactVisible'
}

/** The two entries that end every menu (H6); the about entry only if there is an about page. */
export function useFixedEntries(): PanelEntry[] {
  const { about, contact } = useFixedPages()
  return [
    ...(about ? [{ label: STRINGS.frame.about, path: about, panel: 'aboutVisible' } as const] : []),
    { label: STRINGS.frame.toContact, path: contact, panel: 'contactVisible' },
  ]
}

export interface PanelLinkProps {
  entry: PanelEntry
  className: string | undefined
  /** Path of the current page. */
  pathname: string
  /** Called right before the panel is toggled. */
  onToggle?: () => void
}

/** A link to a page that toggles a panel instead, on a plain click and with scripts (H6). */
export function PanelLink({ entry, className, pathname, onToggle }: PanelLinkProps) {
  const { state, dispatch } = useSiteState()
  const isHydrated = useHydrated()
  const { label, path, panel } = entry

  const toggle = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // The second click of a double click would close what the first one opens.
    if (event.detail > 1) return
    const open = () => dispatch({ type: 'toggle', panel })
    if (onToggle) {
      onToggle()
      // At once: as long as the drawer is open, it keeps the focus.
      open()
      return
    }
    // Safari does not focus a link that is clicked; the panel gives the focus back to it when it closes.
    event.currentTarget.focus()
    // Rendering a panel takes long on slow devices: the press is answered first.
    startTransition(open)
  }
  return (
    <SiteLink
      to={path}
      className={className ?? ''}
      onClick={toggle}
      {...(isShown(path, pathname) && { 'aria-current': 'page' })}
      {...(isHydrated && { 'aria-haspopup': 'dialog', 'aria-expanded': state[panel] })}
    >
      <span className={styles.label}>{label}</span>
    </SiteLink>
  )
}
