/**
 * Lets Gatsby start if session storage is accessible but its methods throw, as when it is full or locked: Gatsby
 * handles only inaccessible storage, so access is made to throw.
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
