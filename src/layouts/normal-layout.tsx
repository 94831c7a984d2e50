import type { ReactNode } from 'react'
import { Footer } from '../features/footer/footer'
import { Header } from '../features/header/header'
import { MainMenu } from '../features/menu/main-menu'
import { ThemeSwitch } from '../features/theme/theme-switch'
import { useScrollReveal } from '../lib/use-scroll-reveal'
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
        <MainMenu pathname={pathname} />
      </Header>
      <ThemeSwitch />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Overlays />
    </>
  )
}
