import { useEffect, useRef } from 'react'

/** What a key does, by its name; letters in lower case. */
export type FilmKeys = Partial<Record<string, () => void>>

/**
 * Keys that move a film wherever the focus is while it is open. A key that a button or a link under the focus takes for
 * itself is left to it, and so is one with another held down.
 */
export function useFilmKeys(isOpen: boolean, keys: FilmKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })

  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[event.key.toLowerCase()]
      const isTaken = event.key === ' ' && event.target instanceof Element && event.target.closest('button, a')
      if (!act || isTaken || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen])
}
