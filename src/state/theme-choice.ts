import type { Shade } from './theme-default'

/** Where a visitor's choice is kept: `light`, `dark`, or nothing for the site's default (O3). */
export const THEME_KEY = 'theme'

/** What the visitor chose; undefined without a choice, and where storage is blocked or holds something else. */
export function readChoice(): Shade | undefined {
  try {
    const kept = localStorage.getItem(THEME_KEY)
    return kept === 'light' || kept === 'dark' ? kept : undefined
  } catch {
    return undefined
  }
}

/** Remembers a choice across visits, or forgets it. Where storage is blocked the choice lasts as long as the page. */
export function keepChoice(choice: Shade | undefined): void {
  try {
    if (choice) localStorage.setItem(THEME_KEY, choice)
    else localStorage.removeItem(THEME_KEY)
  } catch {
    // Nothing to do: the visitor has the theme, only not for the next visit.
  }
}
