import { useEffect, useState } from 'react'
import { useFirstInput } from '../../lib/browser/use-first-input'
import { useHydrated } from '../../lib/browser/use-hydrated'
import type * as Tags from './head-tags'

export type PageHeadProps = Tags.HeadTagsProps

/** What writes the head, once it is there: at once while pages are rendered. */
let tags: typeof Tags | undefined
// eslint-disable-next-line @typescript-eslint/no-require-imports -- only a call can be left out of what browsers get
if (__ON_SERVER__) tags = require('./head-tags') as typeof Tags

/**
 * Title, description, and what search engines and other sites are told of a page (L2). The built page says all of it, so
 * that the browser needs no code for it before it goes on to another page: it comes with the first input, and at once where the
 * page was not built so.
 */
export function PageHead(props: PageHeadProps) {
  const [code, setCode] = useState(() => tags)
  const isHydrated = useHydrated()
  // What is hydrated says in its first render that it is not yet.
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
      // The title stays that of the page before.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [code, isWanted])

  return code ? <code.HeadTags {...props} /> : null
}
