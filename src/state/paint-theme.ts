import type { ThemeFlags } from './site-reducer'
import * as grounds from './theme-colours.module.scss'

const shade = (isDark: boolean) => (isDark ? 'dark' : 'light')

/**
 * Puts the three flags on `<html>`, from which the style sheet takes every colour (O3), and the ground of the body into
 * `<meta name="theme-color">`, from which a browser takes the colour of its own bars.
 */
export function paintTheme({ headerDark, bodyDark, footerDark }: ThemeFlags): void {
  const { dataset } = document.documentElement
  dataset.headerTheme = shade(headerDark)
  dataset.bodyTheme = shade(bodyDark)
  dataset.footerTheme = shade(footerDark)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[shade(bodyDark)] ?? '')
}
