import { describe, expect, it } from 'vitest'
import { initialState, siteReducer, type Panel, type SiteState } from '../../../src/state/site-reducer'

const panels: readonly Panel[] = ['videoModalVisible', 'aboutVisible', 'contactVisible', 'visibleOffCanvas']
const dark = { headerDark: true, bodyDark: true, footerDark: true }
const light = { headerDark: false, bodyDark: false, footerDark: false }
const openPanels = (state: SiteState) => panels.filter((panel) => state[panel])

describe('the state of the site', () => {
  it('starts with every flag false (O2)', () => {
    expect(Object.values(initialState)).toEqual(Array(7).fill(false))
  })

  it('is all dark or all light once chosen (O3)', () => {
    const mixed = { ...initialState, footerDark: true }
    expect(siteReducer(mixed, { type: 'dark' })).toMatchObject(dark)
    expect(siteReducer(mixed, { type: 'light' })).toMatchObject(light)
  })

  it('goes back to the default it is given, part by part (O3)', () => {
    const theme = { headerDark: false, bodyDark: false, footerDark: true }
    expect(siteReducer({ ...initialState, ...dark }, { type: 'reset', theme })).toEqual({ ...initialState, ...theme })
  })

  it.each(panels)('opens %s alone, and closes it (O2)', (panel) => {
    for (const other of panels) {
      const opened = siteReducer({ ...initialState, [other]: true }, { type: 'open', panel })
      expect(openPanels(opened)).toEqual([panel])
      expect(openPanels(siteReducer(opened, { type: 'close', panel }))).toEqual([])
    }
  })

  it.each(panels)('toggles %s, and closes the others as it opens (O1)', (panel) => {
    const everything = { ...initialState, ...Object.fromEntries(panels.map((one) => [one, one !== panel])) }
    const opened = siteReducer(everything, { type: 'toggle', panel })
    expect(openPanels(opened)).toEqual([panel])
    expect(openPanels(siteReducer(opened, { type: 'toggle', panel }))).toEqual([])
  })

  it('stays the same object when a closed panel is closed', () => {
    expect(siteReducer(initialState, { type: 'close', panel: 'aboutVisible' })).toBe(initialState)
  })

  it('closes everything without touching the theme', () => {
    const state = { ...initialState, ...dark, contactVisible: true }
    expect(siteReducer(state, { type: 'close-all' })).toEqual({ ...initialState, ...dark })
  })
})
