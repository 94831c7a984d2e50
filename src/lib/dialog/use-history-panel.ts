import { useEffect, useRef } from 'react'

/** Marks, in the entry's state, a history entry that a panel has added. */
const MARK = 'panel'

/** The panels that are open, each by the function that closes it. */
const openPanels = new Set<{ current: () => void }>()

/** Runs while an entry waits to be left; a panel that opens meanwhile takes the entry over. */
let waiting: number | undefined
/** True between our own step back and its `popstate`, which comes later. */
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

/** Whether the entry that the document was loaded on has been looked at. */
let isOldEntryLeft = false

/** Leaves the entry of a panel that was open when the document was loaded anew: it is open no more. */
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
  // To the router this is no navigation; it would scroll to the address's hash.
  if (currentPage() === page) event.stopImmediatePropagation()

  if (isSteppingBack) {
    isSteppingBack = false
    if (openPanels.size > 0) addEntry()
  } else {
    for (const close of openPanels) close.current()
  }
}

/**
 * Lets the browser's back close a panel instead of leaving the page (O1, H9). Opening adds one history entry with the
 * same address; back and forward close the panel; closing it in any other way takes the entry away again. When one
 * panel closes and another opens at once, the entry passes from the one to the other.
 *
 * A link inside a panel leads away from that entry: give it `replace`, and call `giveEntryAway` when it is clicked,
 * before the panel closes. Then back leads from the new page to the one the panel was opened on.
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
    // The same function every time, so it is there once; capturing, to come before the router's.
    window.addEventListener('popstate', onPopState, { capture: true })
    if (!isSteppingBack) addEntry()

    return () => {
      openPanels.delete(latest)
      leaveEntry()
    }
  }, [isOpen])
}

/** Leaves an open panel's history entry to the page that is navigated to next with `replace`. */
export function giveEntryAway(): void {
  if (isOnEntry()) window.history.replaceState({ ...state(), [MARK]: false }, '')
}
