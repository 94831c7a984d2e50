import { type RefObject, useEffect, useRef } from 'react'
import type { WorksPages } from './use-works-pages'

/**
 * Moves focus to the first work, in visual order, that `Show more` adds.
 * @param list the element containing the works
 * @returns a function that shows the next page
 */
export function useNewWork(list: RefObject<HTMLElement>, { shown, showMore }: WorksPages): () => void {
  const before = useRef<ReadonlySet<string>>()

  useEffect(() => {
    const known = before.current
    if (!known || shown.every(({ slug }) => known.has(slug))) return
    before.current = undefined
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-work]') ?? [])]
    items
      .find(({ dataset }) => !known.has(dataset.work ?? ''))
      ?.querySelector('a')
      ?.focus()
  }, [list, shown])

  return () => {
    before.current = new Set(shown.map(({ slug }) => slug))
    showMore()
  }
}
