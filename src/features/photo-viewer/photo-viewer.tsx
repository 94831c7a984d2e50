import { graphql } from 'gatsby'
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { ViewPhoto } from '../../lib/picture/photo-link'
import { pictureFile } from '../../lib/picture/image-data'
import { useHistoryPanel } from '../../lib/dialog/use-history-panel'
import { useFirstInput } from '../../lib/browser/use-first-input'
import { useLazyModule } from '../../lib/browser/use-lazy-module'

// Not prefetched by webpack: from page code, a failed prefetch goes unhandled, and Gatsby reloads the page.
const loadDialog = () => import(/* webpackChunkName: "viewer" */ './viewer-dialog')

export interface Numbered {
  works: readonly { slug: string; number: string }[]
  total: number
}

export interface PhotoViewerProps {
  /** Every photograph of the page. */
  photos: readonly Queries.ViewerPhotoFragment[]
  /** The works that the page numbers, photographs among them, and the total that their numbers count to. */
  numbered?: Numbered
  /** Renders the page, given a function that opens a photograph. */
  children: (view: ViewPhoto) => ReactNode
}

interface View {
  photos: readonly Queries.ViewerPhotoFragment[]
  slug: string
  isOpen: boolean
  /** What had focus when it was opened: a photograph, or the filter. */
  opener: Element | null
}

/**
 * Shows a page's photographs one at a time over it. The browser's back button closes it; if its code fails to load, the
 * browser goes to the photograph's file.
 */
export function PhotoViewer({ photos, numbered, children }: PhotoViewerProps) {
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
      // As a transition, so the page responds to the click before a slow machine has rendered the viewer.
      startTransition(() => setView({ photos: chosen, slug, isOpen: true, opener }))
    },
    [photos],
  )
  const close = useCallback(() => setView((last) => last && { ...last, isOpen: false }), [])
  // Only once there is something to close: removing the history entry would undo the navigation to the file.
  useHistoryPanel(isOpen && ViewerDialog !== undefined, close)

  useEffect(() => {
    if (lost) window.location.assign(lost)
    // `view` makes a second request navigate again.
  }, [lost, view])

  // Steps of the viewer do not re-render the page.
  const page = useMemo(() => children(open), [children, open])

  return (
    <>
      {page}
      {view && ViewerDialog && (
        <ViewerDialog
          {...view}
          numbered={numbered}
          onShow={(slug) => setView((last) => last && { ...last, slug })}
          onClose={close}
        />
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
