import type { ReactNode } from 'react'
import { Footer } from '../features/footer/footer'
import { Header } from '../features/header/header'
import { MainMenu } from '../features/menu/main-menu'
import { ThemeRow } from '../features/theme/theme-row'
import { ThemeSwitch } from '../features/theme/theme-switch'
import { useScrollReveal } from '../lib/browser/use-scroll-reveal'
import { SkipLink } from '../ui/skip-link'
import { Overlays } from './overlays'

export interface LayoutProps {
  /** Path of the page that is shown. */
  pathname: string
  children: ReactNode
}

/** The normal layout (L1): skip link, header with menu, the page, footer, the about and contact overlays. */
export function NormalLayout({ pathname, children }: LayoutProps) {
  useScrollReveal(pathname)

  return (
    <>
      <SkipLink />
      <Header>
        <MainMenu pathname={pathname} foot={<ThemeRow />} />
      </Header>
      <ThemeSwitch hasDrawer />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer pathname={pathname} />
      <Overlays />
    </>
  )
}
