import type { ThemeFlags } from './site-reducer'

/** The theme of `content/site.yml`, put in place by the build for scripts that run before any data is there. */
declare const __THEME_DEFAULT__: { header: Shade; body: Shade; footer: Shade }

/** One of the two versions of the site. */
export type Shade = 'light' | 'dark'

/** The shade of each part before a visitor chooses. */
export const defaultShades = __THEME_DEFAULT__

/** The same as the three flags of the state (O3). */
export const defaultTheme: ThemeFlags = {
  headerDark: defaultShades.header === 'dark',
  bodyDark: defaultShades.body === 'dark',
  footerDark: defaultShades.footer === 'dark',
}
