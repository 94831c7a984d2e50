import { graphql } from 'gatsby'
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { ViewPhoto } from '../../lib/picture/photo-link'
import { pictureFile } from '../../lib/picture/image-data'
import { useHistoryPanel } from '../../lib/dialog/use-history-panel'
import { useFirstInput } from '../../lib/browser/use-first-input'
import { useLazyModule } from '../../lib/browser/use-lazy-module'

// Not by webpack's own prefetch: from a page's code it leaves a load that fails unhandled, and Gatsby reloads the page.
const loadDialog = () => import(/* webpackChunkName: "viewer" */ './viewer-dialog')

export interface PhotoViewerProps {
  /** Every photograph of the page. */
  photos: readonly Queries.ViewerPhotoFragment[]
  /** The page, which is given what opens a photograph. */
  children: (view: ViewPhoto) => ReactNode
}

interface View {
  photos: readonly Queries.ViewerPhotoFragment[]
  slug: string
  isOpen: boolean
  /** What had the focus when it was opened: a photograph, or the filter. */
  opener: Element | null
}

/**
 * Shows the photographs of a page one at a time over it. The browser's back closes it; where its code cannot be had, the
 * browser goes to the photograph's file.
 */
export function PhotoViewer({ photos, children }: PhotoViewerProps) {
  const [view, setView] = useState<View>()
  const isOpen = view?.isOpen ?? false
  const isWanted = useFirstInput() || isOpen
  const code = useLazyModule(isWanted ? loadDialog : undefined)
  const ViewerDialog = typeof code === 'object' ? code.ViewerDialog : undefined
  const shown = view?.photos.find(({ slug }) => slug === view.slug)
  const lost = isOpen && code === 'failed' && shown ? pictureFile(shown.image) : undefined

  const open = useCallback<ViewPhoto>(
    (slug, among) => {
      const chosen = among.flatMap((name) => photos.filter((photo) => photo.slug === name))
      const opener = document.activeElement
      // In slices, so that the page answers the click before a slow machine has made the viewer.
      startTransition(() => setView({ photos: chosen, slug, isOpen: true, opener }))
    },
    [photos],
  )
  const close = useCallback(() => setView((last) => last && { ...last, isOpen: false }), [])
  // Not before there is something to close: taking the entry back would undo the way to the file.
  useHistoryPanel(isOpen && ViewerDialog !== undefined, close)

  useEffect(() => {
    if (lost) window.location.assign(lost)
    // Asked for anew, it leads there anew.
  }, [lost, view])

  // A step of the viewer draws nothing of the page anew.
  const page = useMemo(() => children(open), [children, open])

  return (
    <>
      {page}
      {view && ViewerDialog && (
        <ViewerDialog {...view} onShow={(slug) => setView((last) => last && { ...last, slug })} onClose={close} />
      )}
    </>
  )
}

export const viewerFragments = graphql`
  fragment ViewerPhoto on Photo {
    slug
    title
    note
    place
    year
    image {
      ...Picture
    }
  }
`
