import type { ThemeFlags } from './site-reducer'
import { useSiteState } from './site-state'
import { defaultTheme, keepChoice, type Shade } from './theme'

/** The theme and the ways to change it (O3). */
export interface ThemeControl {
  /** The theme as it is; undefined while the parts differ, as a default of `content/site.yml` may have it. */
  shade: Shade | undefined
  /** Whether it differs from the site's default. */
  isChosen: boolean
  /** Sets all parts to one shade and remembers it across visits. */
  choose: (shade: Shade) => void
  /** Goes back to the site's default and forgets the choice. */
  reset: () => void
}

/** The theme of the site for those who show or change it. */
export function useTheme(): ThemeControl {
  const { state, dispatch } = useSiteState()
  const flags = [state.headerDark, state.bodyDark, state.footerDark]
  const shade = flags.every(Boolean) ? 'dark' : flags.some(Boolean) ? undefined : 'light'

  return {
    shade,
    isChosen: Object.entries(defaultTheme).some(([part, isDark]) => state[part as keyof ThemeFlags] !== isDark),
    choose: (chosen) => {
      keepChoice(chosen)
      dispatch({ type: chosen })
    },
    reset: () => {
      keepChoice(undefined)
      dispatch({ type: 'reset', theme: defaultTheme })
    },
  }
}
