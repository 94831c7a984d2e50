import { useEffect, useRef } from 'react'

/** The key in `history.state` that marks an entry added by a panel. */
const MARK = 'panel'

/** The open panels, each a ref to the function that closes it. */
const openPanels = new Set<{ current: () => void }>()

/** Timer that runs before the entry is left; a panel that opens meanwhile takes the entry over. */
let waiting: number | undefined
/** True between calling `history.back()` and its `popstate`, which is asynchronous. */
let isSteppingBack = false
/** The page on which the entry was added: its address and the router's key. */
let page = ''

const state = () => window.history.state as { key?: string; [MARK]?: boolean } | null
const isOnEntry = () => state()?.[MARK] === true
const currentPage = () => `${window.location.href} ${state()?.key ?? ''}`

function addEntry() {
  page = currentPage()
  if (!isOnEntry()) window.history.pushState({ ...state(), [MARK]: true }, '')
}

function leaveEntry() {
  waiting = window.setTimeout(() => {
    if (!isOnEntry()) return
    isSteppingBack = true
    window.history.back()
  })
}

/** Whether the entry the document was loaded on has been checked. */
let isOldEntryLeft = false

/** Leaves the entry of a panel that was open before a reload: it no longer is. */
function leaveOldEntry() {
  if (isOldEntryLeft) return
  isOldEntryLeft = true
  if (!isOnEntry() || openPanels.size > 0) return
  page = currentPage()
  window.addEventListener('popstate', onPopState, { capture: true })
  leaveEntry()
}

function onPopState(event: Event) {
  if (!isSteppingBack && openPanels.size === 0) return
  // To the router this is no navigation; it would scroll to the URL's hash.
  if (currentPage() === page) event.stopImmediatePropagation()

  if (isSteppingBack) {
    isSteppingBack = false
    if (openPanels.size > 0) addEntry()
  } else {
    for (const close of openPanels) close.current()
  }
}

/**
 * Makes the browser's back button close a panel instead of leaving the page (O1, H9). Opening adds one history entry
 * with the same URL; back and forward close the panel; closing it any other way removes the entry. When one panel
 * closes and another opens at once, the entry passes to the new panel.
 *
 * A link inside a panel navigates from that entry: give it `replace`, and call `giveEntryAway` on click, before the
 * panel closes. Back then leads from the new page to the one the panel was opened on.
 * @param isOpen whether the panel is open; call the hook where it stays mounted while the panel is closed
 * @param close closes the panel
 */
export function useHistoryPanel(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })

  useEffect(leaveOldEntry, [])

  useEffect(() => {
    if (!isOpen) return
    window.clearTimeout(waiting)
    openPanels.add(latest)
    // The same function every time, so it is added once; capturing, to run before the router's listener.
    window.addEventListener('popstate', onPopState, { capture: true })
    if (!isSteppingBack) addEntry()

    return () => {
      openPanels.delete(latest)
      leaveEntry()
    }
  }, [isOpen])
}

/**
 * Gives an open panel's history entry to the page navigated to next. A page that arrives behind a panel takes it too, or
 * going back from that page would lead to the entry first, and change nothing.
 * @returns whether there is such an entry: then navigate with `replace`
 */
export function giveEntryAway(): boolean {
  if (!isOnEntry()) return false
  page = ''
  window.history.replaceState({ ...state(), [MARK]: false }, '')
  return true
}
