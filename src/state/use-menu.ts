import type { MenuEntry } from '../content/schemas/menu'
import { invariant } from '../lib/invariant'
import { useFrame } from './use-frame'

/** The entries of the main menu, down to three levels below the top (H4). */
export function useMenu(): readonly MenuEntry[] {
  return invariant(useFrame().menu, 'the menu').entries as unknown as MenuEntry[]
}

/**
 * Where the pages are that menus and footer always lead to (H6). Without an about or privacy page there is no such way;
 * without a contact page the address takes its place.
 */
export function useFixedPages(): { about: string | undefined; contact: string; privacy: string | undefined } {
  const { aboutPage, contactPage, privacyPage, siteContent } = useFrame()
  const address = contactPage === null && siteContent?.owner.email
  return {
    about: aboutPage === null ? undefined : '/about/',
    contact: address ? `mailto:${address}` : '/contact/',
    privacy: privacyPage === null ? undefined : '/privacy/',
  }
}
