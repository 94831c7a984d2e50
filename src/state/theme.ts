import type { ThemeFlags } from './site-reducer'
import * as grounds from './theme-colours.module.scss'

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

const shade = (isDark: boolean) => (isDark ? 'dark' : 'light')

/**
 * Puts the ground of the page into `<meta name="theme-color">`, from which a browser takes the colour of its own bars:
 * that of the page's own shade, or else that of the body.
 */
function paintBars(): void {
  const { shade: own, bodyTheme } = document.documentElement.dataset
  const ground = (own ?? bodyTheme) === 'dark' ? grounds.dark : grounds.light
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground ?? '')
}

/** Tells of a page that has one shade in both themes; without a shade, that the page is in the visitor's theme. */
export function ownShade(own: Shade | undefined): void {
  const { dataset } = document.documentElement
  if (own) dataset.shade = own
  else delete dataset.shade
  paintBars()
}

/**
 * Puts the three flags on `<html>`, from which the style sheet takes every colour (O3), and colours the browser's own
 * bars.
 */
export function paintTheme({ headerDark, bodyDark, footerDark }: ThemeFlags): void {
  const { dataset } = document.documentElement
  dataset.headerTheme = shade(headerDark)
  dataset.bodyTheme = shade(bodyDark)
  dataset.footerTheme = shade(footerDark)
  paintBars()
}
