import { useEffect } from 'react'

/** What newer browsers offer to hear of Escape and of Android's back, wherever the focus is. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy: () => void
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * Closes on Escape where no key event comes: a film's own controls keep theirs (O4). A browser without close watchers
 * still closes by every other key press on Escape.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.onclose = onClose
    return () => watcher.destroy()
  }, [isOpen, onClose])
}
