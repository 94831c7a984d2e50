import type { ThemeDefault } from './schemas/site'

/** The shade of each part of the page. */
export interface Theme {
  header: 'light' | 'dark'
  body: 'light' | 'dark'
  footer: 'light' | 'dark'
}

/** Expands the default theme (O3): a single shade applies to all three parts. */
export function normaliseTheme(theme: ThemeDefault): Theme {
  return typeof theme === 'string' ? { header: theme, body: theme, footer: theme } : theme
}
