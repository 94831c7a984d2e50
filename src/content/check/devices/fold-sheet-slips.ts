import type { FoldSheetData } from '../../schemas/devices/fold-sheet'
import { ascendingSlips } from './ascending-slips'
import type { Slip } from './slip'

/** Inconsistencies in the stages of a fold: they must cover all of it, in ascending order. */
export function foldSheetSlips({ stages }: FoldSheetData): Slip[] {
  return ascendingSlips(stages, ['foldSheet', 'stages'], [0, 'the fold begins'])
}
