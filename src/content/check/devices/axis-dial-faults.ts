import type { AxisDialData } from '../../schemas/devices/axis-dial'
import { orderFaults } from './order-faults'
import type { DeviceFault } from './device-fault'

/** Inconsistencies in the notes on an axis: they must cover every turn, in ascending order. */
export function axisDialFaults({ notes }: AxisDialData): DeviceFault[] {
  return orderFaults(notes, ['axisDial', 'notes'], [0, 'the notes begin'])
}
