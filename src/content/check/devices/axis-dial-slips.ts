import type { AxisDialData } from '../../schemas/devices/axis-dial'
import { ascendingSlips } from './ascending-slips'
import type { Slip } from './slip'

/** Inconsistencies in the notes on an axis: they must cover every turn, in ascending order. */
export function axisDialSlips({ notes }: AxisDialData): Slip[] {
  return ascendingSlips(notes, ['axisDial', 'notes'], [0, 'the notes begin'])
}
