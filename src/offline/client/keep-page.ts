import { isConnectionFree } from '../../lib/browser/connection'
import { whenIdle } from '../../lib/browser/when-idle'
import { withoutPrefix } from '../../lib/routing/without-prefix'
import type { WorkerRequest } from '../protocol'

const arrival = (image: HTMLImageElement) =>
  new Promise((done) => {
    if (image.complete) done(image)
    image.addEventListener('load', done)
    image.addEventListener('error', done)
  })

/** Loads the images that have not been scrolled to yet. */
async function loadTheRest() {
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map(arrival))
}

const shownImages = () =>
  [...document.images]
    .filter(({ complete, currentSrc }) => complete && currentSrc.startsWith(location.origin))
    .map(({ currentSrc }) => new URL(currentSrc).pathname)

/**
 * Asks the service worker to keep the current page for offline use, once the browser is idle. What can be opened on it
 * and the images further down are included only if the visitor has been here before and the connection is good.
 */
export function keepPage(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  const isBack = navigator.serviceWorker.controller !== null
  const send = async () => {
    const path = withoutPrefix(location.pathname)
    const { active } = await navigator.serviceWorker.ready
    const whole = isBack && isConnectionFree()
    if (whole) await loadTheRest()
    active?.postMessage({ keep: path, images: shownImages(), whole } satisfies WorkerRequest)
  }
  whenIdle(() => void send())
}
