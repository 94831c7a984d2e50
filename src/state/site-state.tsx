import { createContext, useContext, useMemo, useReducer, type Dispatch, type ReactNode } from 'react'
import { initialState, siteReducer, type SiteAction, type SiteState } from './site-reducer'
import { defaultTheme } from './theme'
import { useThemeSync } from './use-theme-sync'

interface SiteContext {
  state: SiteState
  dispatch: Dispatch<SiteAction>
}

const Context = createContext<SiteContext | undefined>(undefined)

/** Gives the whole site its one state (O2). Wraps the root, so it outlives every navigation. */
export function SiteStateProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(siteReducer, { ...initialState, ...defaultTheme })
  useThemeSync(state, dispatch)
  const value = useMemo(() => ({ state, dispatch }), [state])

  return <Context.Provider value={value}>{children}</Context.Provider>
}

/** The site's state and its dispatch. Throws outside `SiteStateProvider`. */
export function useSiteState(): SiteContext {
  const context = useContext(Context)
  if (!context) throw new Error('useSiteState must be used inside SiteStateProvider')
  return context
}
