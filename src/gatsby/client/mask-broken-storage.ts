/**
 * Lets Gatsby start where the session's storage can be reached but its methods throw, as with a full or a locked store:
 * Gatsby handles only a storage that cannot be reached at all, so that is what it is shown.
 */
export function maskBrokenStorage(): void {
  try {
    window.sessionStorage.removeItem('')
    window.sessionStorage.getItem('')
  } catch {
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('No storage', 'SecurityError')
      },
    })
  }
}
