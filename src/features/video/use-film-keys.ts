import { useEffect, useRef } from 'react'

/** Actions by key name; letters in lower case. */
export type FilmKeys = Partial<Record<string, () => void>>

/**
 * Keys that control a film wherever focus is while it is open. A space that presses the focused button or link is left
 * to it, and keys with a modifier are ignored.
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
