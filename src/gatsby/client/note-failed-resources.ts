import { gatsbyWindow } from './window'

const isMissing = (reason: unknown) =>
  reason instanceof Error && (reason.name === 'ChunkLoadError' || reason.message.startsWith('page resources for '))

/** Marks a page whose data or scripts could not be had (D6), so that a new version of the site is shown once it is there. */
export function noteFailedResources(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isMissing(reason)) gatsbyWindow().___failedResources = true
  })
}
