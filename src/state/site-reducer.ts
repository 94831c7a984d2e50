/** Everything the site's one context holds (O2): the shade of each part, and which panel is open. */
export interface SiteState {
  headerDark: boolean
  bodyDark: boolean
  footerDark: boolean
  videoModalVisible: boolean
  aboutVisible: boolean
  contactVisible: boolean
  visibleOffCanvas: boolean
}

/** The panels that cover the page. At most one is open at a time. */
export type Panel = 'videoModalVisible' | 'aboutVisible' | 'contactVisible' | 'visibleOffCanvas'

/** The three flags of the theme. */
export type ThemeFlags = Pick<SiteState, 'headerDark' | 'bodyDark' | 'footerDark'>

/** What visitors do with the site (P2): choose its version, and open and close its panels. */
export type SiteAction =
  | { type: 'light' }
  | { type: 'dark' }
  | { type: 'reset'; theme: ThemeFlags }
  | { type: 'open'; panel: Panel }
  | { type: 'close'; panel: Panel }
  | { type: 'toggle'; panel: Panel }
  | { type: 'close-all' }

const closed = { videoModalVisible: false, aboutVisible: false, contactVisible: false, visibleOffCanvas: false }

/** Whether a panel covers the page. */
export function isCovered(state: SiteState): boolean {
  return state.aboutVisible || state.contactVisible || state.videoModalVisible || state.visibleOffCanvas
}

/** The state before anything happened: all false (O2). */
export const initialState: SiteState = { headerDark: false, bodyDark: false, footerDark: false, ...closed }

/**
 * The next state after an action. Light sets all three flags false, dark all three true, reset to the site's default
 * (O3). Opening a panel closes the others.
 */
export function siteReducer(state: SiteState, action: SiteAction): SiteState {
  switch (action.type) {
    case 'light':
      return { ...state, headerDark: false, bodyDark: false, footerDark: false }
    case 'dark':
      return { ...state, headerDark: true, bodyDark: true, footerDark: true }
    case 'reset':
      return { ...state, ...action.theme }
    case 'open':
      return { ...state, ...closed, [action.panel]: true }
    case 'close':
      return state[action.panel] ? { ...state, [action.panel]: false } : state
    case 'toggle':
      return { ...state, ...closed, [action.panel]: !state[action.panel] }
    case 'close-all':
      return { ...state, ...closed }
  }
}
