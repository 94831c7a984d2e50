import { useEffect, useState } from 'react'

/**
 * Loads a module on demand: undefined until it has loaded, `'failed'` if it cannot be loaded. A loaded module is kept;
 * after a failure, asking for it again retries.
 * @param load the `import()`, the same function in every render; undefined while the module is not needed. Name its
 *   chunk (`webpackChunkName`): Gatsby merges what any two unnamed chunks share into a single file.
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
