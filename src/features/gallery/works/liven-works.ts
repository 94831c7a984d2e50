import { lightRibbon } from './light-ribbon'
import { moveWorks } from './move-works'
import { nameOnSheet } from './name-on-sheet'

/**
 * What scripts add to the works of a gallery once the page stands.
 * @param list the element that holds the works
 * @returns what ends it
 */
export function livenWorks(list: HTMLElement): () => void {
  const ends = [moveWorks(list), nameOnSheet(list), lightRibbon(list)]
  return () => ends.forEach((end) => end())
}
