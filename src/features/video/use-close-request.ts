import { useEffect } from 'react'

/** Newer browsers' API for Escape and Android's back button, wherever focus is. */
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
 * Closes on Escape where no key event arrives: a film's own controls keep theirs (O4). Without close watchers,
 * Escape still closes wherever its key event does arrive.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.onclose = onClose
    return () => watcher.destroy()
  }, [isOpen, onClose])
}
