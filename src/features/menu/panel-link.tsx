import type { MouseEvent } from 'react'
import { Link } from 'gatsby'
import { isPlainClick } from '../../lib/is-plain-click'
import { useHydrated } from '../../lib/use-hydrated'
import { useSiteState } from '../../state/site-state'
import { isShown } from '../../lib/entry-path'
import * as styles from './menu-link.module.scss'

/** The two entries that follow the list of every menu (H6). */
export const fixedEntries = [
  { label: 'about me.', path: '/about/', panel: 'aboutVisible' },
  { label: 'contact.', path: '/contact/', panel: 'contactVisible' },
] as const

export interface PanelLinkProps {
  entry: (typeof fixedEntries)[number]
  className: string | undefined
  /** Path of the page that is shown. */
  pathname: string
  /** Called right before the panel is toggled. */
  onToggle?: () => void
}

/** A link to a page that opens and closes a panel instead where a plain click and scripts allow (H6). */
export function PanelLink({ entry, className, pathname, onToggle }: PanelLinkProps) {
  const { state, dispatch } = useSiteState()
  const isHydrated = useHydrated()
  const { label, path, panel } = entry

  const toggle = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onToggle?.()
    dispatch({ type: 'toggle', panel })
  }
  return (
    <Link
      to={path}
      className={className ?? ''}
      onClick={toggle}
      {...(isShown(path, pathname) && { 'aria-current': 'page' })}
      {...(isHydrated && { 'aria-haspopup': 'dialog', 'aria-expanded': state[panel] })}
    >
      <span className={styles.label}>{label}</span>
    </Link>
  )
}
