import { useSyncExternalStore } from 'react'

let isOld = false
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Gatsby's `onServiceWorkerUpdateReady`: there is a new service worker. The page may still be current, if it was opened
 * after the site was published, so the host itself is asked for its version.
 */
export async function checkForUpdate(): Promise<void> {
  const version = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content
  const page = await fetch(location.pathname, { cache: 'no-cache' }).catch(() => undefined)
  if (!version || !page?.ok) return
  isOld = !(await page.text()).includes(`content="${version}"`)
  for (const listener of listeners) listener()
}

/** Checks for a new version whenever the visitor returns to the tab, which may have been open for days. */
export function watchForUpdate(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    // Offline, there is nothing to check.
    void navigator.serviceWorker.ready.then((registration) => registration.update()).catch(() => undefined)
  })
}

/** Whether the site has been republished since this page was loaded. */
export function useSiteUpdate(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOld,
    () => false,
  )
}
