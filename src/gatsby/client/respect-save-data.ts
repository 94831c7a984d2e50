import { isConnectionToSave } from '../../lib/browser/connection'
import { gatsbyWindow } from './window'

/**
 * Prefetches a hovered link's page only where prefetching is allowed (D3); Gatsby checks that only for links in view.
 */
export function respectSaveData(): void {
  const loader = gatsbyWindow().___loader
  if (!loader) return
  const { hovering } = loader
  loader.hovering = (path) => {
    if (!isConnectionToSave()) hovering(path)
  }
}
