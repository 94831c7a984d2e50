import type { CSSProperties, ReactNode } from 'react'
import { Footer } from '../features/footer/footer'
import { Header } from '../features/header/header'
import { MainMenu } from '../features/menu/main-menu'
import { useScrollReveal } from '../lib/browser/use-scroll-reveal'
import { useSite } from '../state/use-site'
import { SkipLink } from '../ui/skip-link'
import { Overlays } from './overlays'
import { ThemeTab } from './theme-tab'

const loadDrawer = () => import(/* webpackChunkName: "drawer" */ './menu-drawer')

export interface LayoutProps {
  /** Path of the current page. */
  pathname: string
  children: ReactNode
}

/** The normal layout (L1): skip link, header with menu, the page, footer, the about and contact overlays. */
export function NormalLayout({ pathname, children }: LayoutProps) {
  useScrollReveal(pathname)
  const { url } = useSite()
  // Print styles spell out links (src/styles/_print.scss).
  const site = { '--site': JSON.stringify(new URL(url).origin) } as CSSProperties

  return (
    <>
      <SkipLink />
      <Header>
        <MainMenu pathname={pathname} loadDrawer={loadDrawer} />
      </Header>
      <ThemeTab hasDrawer />
      <main id="main" tabIndex={-1} style={site}>
        {children}
      </main>
      <Footer pathname={pathname} />
      <Overlays />
    </>
  )
}
