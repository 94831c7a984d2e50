import { isConnectionToSave } from '../../lib/browser/connection'
import { gatsbyWindow } from './window'

/** Lets a hovered link fetch its page ahead only where prefetching is allowed (D3); Gatsby asks that of links in view alone. */
export function spareData(): void {
  const loader = gatsbyWindow().___loader
  if (!loader) return
  const { hovering } = loader
  loader.hovering = (path) => {
    if (!isConnectionToSave()) hovering(path)
  }
}
