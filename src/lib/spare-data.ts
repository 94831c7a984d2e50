import { isConnectionToSave } from './connection'

declare global {
  interface Window {
    /** Gatsby's own loader, as its links use it. */
    ___loader?: { hovering: (path: string) => void }
  }
}

/** Lets a hovered link fetch its page ahead only where prefetching is allowed (D3); Gatsby asks that of links in view alone. */
export function spareData(): void {
  const loader = window.___loader
  if (!loader) return
  const { hovering } = loader
  loader.hovering = (path) => {
    if (!isConnectionToSave()) hovering(path)
  }
}
