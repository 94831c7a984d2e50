import type { AxisDialData } from '../../schemas/devices/axis-dial'
import { slip, type Slip } from './slip'

/** Inconsistencies in the notes on an axis: they must cover every turn, in ascending order. */
export function axisDialSlips({ notes }: AxisDialData): Slip[] {
  return notes.flatMap(({ from }, i) => {
    const before = notes[i - 1]
    const isWrong = before ? from <= before.from : from !== 0
    const expected = before ? `more than ${before.from}` : '0, where the notes begin'
    return slip(isWrong, ['axisDial', 'notes', i, 'from'], `is ${from}; expected ${expected}`)
  })
}
