import { type RefObject, useEffect, useRef } from 'react'
import type { Work } from '../works/work'

/**
 * Moves the focus to the first work, in the order of sight, that joins those of a list.
 * @param list the element that holds the works
 * @returns what to call before more works are asked for
 */
export function useNewWork(list: RefObject<HTMLElement | null>, works: readonly Work[]): () => void {
  const before = useRef<ReadonlySet<string>>()

  useEffect(() => {
    const known = before.current
    if (!known || works.every(({ slug }) => known.has(slug))) return
    before.current = undefined
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-work]') ?? [])]
    items
      .find(({ dataset }) => !known.has(dataset.work ?? ''))
      ?.querySelector('a')
      ?.focus()
  }, [list, works])

  return () => {
    before.current = new Set(works.map(({ slug }) => slug))
  }
}
