declare global {
  interface Window {
    /** Gatsby reloads a page with this mark when there is a new service worker (D7), but does not set it itself. */
    ___failedResources?: boolean
  }
}

const isMissing = (reason: unknown) =>
  reason instanceof Error && (reason.name === 'ChunkLoadError' || reason.message.startsWith('page resources for '))

/** Marks a page whose data or scripts could not be had (D6), so that a new version of the site is shown once it is there. */
export function noteFailedResources(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isMissing(reason)) window.___failedResources = true
  })
}
