import { useEffect, useRef, type Dispatch } from 'react'
import { defaultTheme, paintTheme, readChoice, THEME_KEY } from './theme'
import type { SiteAction, ThemeFlags } from './site-reducer'

/** The three flags that storage asks for: those of the choice, or the site's default. */
function storedTheme(): ThemeFlags {
  const choice = readChoice()
  const isDark = choice === 'dark'
  return choice ? { headerDark: isDark, bodyDark: isDark, footerDark: isDark } : defaultTheme
}

/**
 * Keeps the theme of the state, of the storage and of `<html>` the same (O3). The state starts with the default on the
 * server and in the browser alike and adopts the stored choice here; it does so again when another tab changes it, and
 * when the page comes back from the back/forward cache, where it slept through such changes.
 */
export function useThemeSync({ headerDark, bodyDark, footerDark }: ThemeFlags, dispatch: Dispatch<SiteAction>): void {
  const isPaintedByBoot = useRef(true)

  useEffect(() => {
    // The script in the head has painted the visitor's choice; the default must not show until it is adopted.
    if (isPaintedByBoot.current) isPaintedByBoot.current = false
    else paintTheme({ headerDark, bodyDark, footerDark })
  }, [headerDark, bodyDark, footerDark])

  useEffect(() => {
    const adopt = () => {
      const theme = storedTheme()
      paintTheme(theme)
      dispatch({ type: 'reset', theme })
    }
    const onStorage = ({ key }: StorageEvent) => {
      // No key: the other tab cleared everything.
      if (key === THEME_KEY || key === null) adopt()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      adopt()
      // A page that returns is right at once: no fade from the theme it had.
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
    }

    adopt()
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [dispatch])
}
