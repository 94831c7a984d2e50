import { useEffect, useState } from 'react'

/**
 * Code that is loaded once it is wanted: undefined until it is there, `'failed'` if it cannot be had. What was found
 * stays; after a failure, wanting it anew tries again.
 * @param load the `import()`, the same function in every render; undefined while the code is not wanted. Its chunk has a
 *   name of its own (`webpackChunkName`): of those without one, Gatsby puts all that any two share into a single file.
 */
export function useLazyModule<Module>(load: (() => Promise<Module>) | undefined): Module | 'failed' | undefined {
  const [found, setFound] = useState<Module | 'failed'>()

  useEffect(() => {
    if (!load) return
    let isGone = false
    load().then(
      (module) => {
        if (!isGone) setFound(() => module)
      },
      () => {
        if (!isGone) setFound('failed')
      },
    )
    return () => {
      isGone = true
      setFound((last) => (last === 'failed' ? undefined : last))
    }
  }, [load])

  return found
}
