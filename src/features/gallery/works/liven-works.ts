import { lightRibbon } from './light-ribbon'
import { moveWorks } from './move-works'
import { nameOnSheet } from './name-on-sheet'

/**
 * The script enhancements of a gallery's works, after hydration.
 * @param list the element containing the works
 * @returns cleanup function
 */
export function livenWorks(list: HTMLElement): () => void {
  const ends = [moveWorks(list), nameOnSheet(list), lightRibbon(list)]
  return () => ends.forEach((end) => end())
}
