import { gatsbyWindow } from './window'

const isMissing = (reason: unknown) =>
  reason instanceof Error && (reason.name === 'ChunkLoadError' || reason.message.startsWith('page resources for '))

/** Marks a page whose data or scripts failed to load (D6), so a new version of the site is shown once there is one. */
export function noteFailedResources(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isMissing(reason)) gatsbyWindow().___failedResources = true
  })
}
