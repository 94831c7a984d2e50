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
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.mocked(useStaticQuery).mockReturnValue({
    menu: { entries },
    siteContent: { owner: { email: 'hello@example.com', city: 'Amsterdam' } },
  })
  return render(<SiteStateProvider>{part}</SiteStateProvider>)
}
