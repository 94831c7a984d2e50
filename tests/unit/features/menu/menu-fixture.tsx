import { render } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import type { MenuEntry } from '../../../../src/content/schemas/menu'
import { SiteStateProvider } from '../../../../src/state/site-state'

/** What fetches the drawer, which a wide window has no use for. */
export const loadDrawer = () => import('../../../../src/layouts/menu-drawer')

/** Renders a part of the menu over the given entries, with the site's state around it. */
export function renderMenu(part: ReactElement, entries: MenuEntry[]) {
  // jsdom has no media queries; the window is wide unless a test says otherwise.
  // react-bootstrap listens by the older names.
  const [listen, stop] = [vi.fn(), vi.fn()]
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: listen,
    removeEventListener: stop,
    addListener: listen,
    removeListener: stop,
  }))
  vi.mocked(useStaticQuery).mockReturnValue({
    menu: { entries },
    siteContent: { owner: { email: 'hello@example.com', city: 'Amsterdam' } },
  })
  return render(<SiteStateProvider>{part}</SiteStateProvider>)
}
