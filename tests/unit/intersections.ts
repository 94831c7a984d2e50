import { vi } from 'vitest'

/**
 * Stands in for the browser's IntersectionObserver until the test ends: jsdom lays nothing out, so nothing ever comes
 * near by itself.
 * @returns tells the observer made last whether its element is in the viewport
 */
export function stubIntersections(): (isIntersecting: boolean) => void {
  let tell: (entries: { isIntersecting: boolean }[]) => void
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
      constructor(callback: typeof tell) {
        tell = callback
      }
    },
  )
  return (isIntersecting) => tell([{ isIntersecting }])
}
