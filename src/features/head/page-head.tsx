import { useEffect, useState } from 'react'
import { useFirstInput } from '../../lib/browser/use-first-input'
import { useHydrated } from '../../lib/browser/use-hydrated'
import type * as Tags from './head-tags'

export type PageHeadProps = Tags.HeadTagsProps

/** The module that writes the head once loaded; available at once on the server. */
let tags: typeof Tags | undefined
// eslint-disable-next-line @typescript-eslint/no-require-imports -- only a call can be left out of what browsers get
if (__ON_SERVER__) tags = require('./head-tags') as typeof Tags

/**
 * Title, description and metadata of a page (L2). The built page contains all of it, so the browser needs no code for
 * it before the next page: it loads on first input, or at once where the page was not prerendered.
 */
export function PageHead(props: PageHeadProps) {
  const [code, setCode] = useState(() => tags)
  const isHydrated = useHydrated()
  // A hydrating component reports `false` in its first render.
  const [isWritten] = useState(!isHydrated)
  const isWanted = useFirstInput() || !isWritten

  useEffect(() => {
    if (code || !isWanted) return
    let isGone = false
    import(/* webpackChunkName: "head" */ './head-tags').then(
      (found) => {
        tags = found
        if (!isGone) setCode(() => found)
      },
      // The title of the previous page stays.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [code, isWanted])

  return code ? <code.HeadTags {...props} /> : null
}
