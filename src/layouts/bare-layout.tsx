import { useScrollReveal } from '../lib/browser/use-scroll-reveal'
import { withoutPrefix } from '../lib/routing/without-prefix'
import { SkipLink } from '../ui/skip-link'
import { shadeOf } from './layout-of'
import type { LayoutProps } from './normal-layout'
import { ThemeTab } from './theme-tab'

/** The bare layout (L2): no header, footer or overlays around the page. */
export function BareLayout({ pathname, children }: LayoutProps) {
  useScrollReveal(pathname)

  return (
    <>
      <SkipLink />
      <ThemeTab isAlwaysDark={shadeOf(withoutPrefix(pathname)) === 'dark'} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
