import type { ThemeDefault } from './schemas/site'

/** The shade of each part of the page. */
export interface Theme {
  header: 'light' | 'dark'
  body: 'light' | 'dark'
  footer: 'light' | 'dark'
}

/** Spells out the default theme (O3): one shade stands for all three parts. */
export function normaliseTheme(theme: ThemeDefault): Theme {
  return typeof theme === 'string' ? { header: theme, body: theme, footer: theme } : theme
}
