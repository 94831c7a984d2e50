import { ThemeSwitch } from '../features/theme/theme-switch'
import { useScrollReveal } from '../lib/browser/use-scroll-reveal'
import { SkipLink } from '../ui/skip-link'
import type { LayoutProps } from './normal-layout'

/** The bare layout (L2): no header, footer or overlays around the page. */
export function BareLayout({ pathname, children }: LayoutProps) {
  useScrollReveal(pathname)

  return (
    <>
      <SkipLink />
      <ThemeSwitch />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
