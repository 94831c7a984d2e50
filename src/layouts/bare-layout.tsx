import { withPrefix } from 'gatsby'
import { useScrollReveal } from '../lib/browser/use-scroll-reveal'
import { SkipLink } from '../ui/skip-link'
import { shadeOf } from './layout-of'
import type { LayoutProps } from './normal-layout'
import { ThemeTab } from './theme-tab'

/** The bare layout (L2): no header, footer or overlays around the page. */
export function BareLayout({ pathname, children }: LayoutProps) {
  useScrollReveal(pathname)
  const path = pathname.slice(withPrefix('/').length - 1)

  return (
    <>
      <SkipLink />
      <ThemeTab isAlwaysDark={shadeOf(path) === 'dark'} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
