import type { FoldSheetData } from '../../schemas/devices/fold-sheet'
import { orderFaults } from './order-faults'
import type { DeviceFault } from './device-fault'

/** Inconsistencies in the stages of a fold: they must cover all of it, in ascending order. */
export function foldSheetFaults({ stages }: FoldSheetData): DeviceFault[] {
  return orderFaults(stages, ['foldSheet', 'stages'], [0, 'the fold begins'])
}
