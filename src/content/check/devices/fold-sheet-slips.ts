import type { FoldSheetData } from '../../schemas/devices/fold-sheet'
import { slip, type Slip } from './slip'

/** Inconsistencies in the stages of a fold: they must cover all of it, in ascending order. */
export function foldSheetSlips({ stages }: FoldSheetData): Slip[] {
  return stages.flatMap(({ from }, i) => {
    const before = stages[i - 1]
    const isWrong = before ? from <= before.from : from !== 0
    const expected = before ? `more than ${before.from}` : '0, where the fold begins'
    return slip(isWrong, ['foldSheet', 'stages', i, 'from'], `is ${from}; expected ${expected}`)
  })
}
