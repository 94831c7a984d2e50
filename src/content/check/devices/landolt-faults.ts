import type { LandoltData } from '../../schemas/devices/landolt'
import { faultIf, type DeviceFault } from './device-fault'

/** Inconsistencies in an eye chart: lines that do not rise, or a sample test that does not end where the rules say. */
export function landoltFaults({ lines, read, missed, sample }: LandoltData): DeviceFault[] {
  let [line, right, wrong, used] = [0, 0, 0, 0]
  for (const { opening, answer } of sample) {
    if (line >= lines.length || wrong >= missed) break
    used++
    if (opening === answer) right++
    else wrong++
    if (right === read) [line, right, wrong] = [line + 1, 0, 0]
  }
  const isOver = line >= lines.length || wrong >= missed

  return [
    ...lines.flatMap((visus, i) =>
      faultIf(
        i > 0 && visus <= (lines[i - 1] ?? 0),
        ['landolt', 'lines', i],
        `is ${visus}; expected more than ${lines[i - 1]}`,
      ),
    ),
    ...faultIf(
      !isOver || used < sample.length,
      ['landolt', 'sample'],
      `has ${sample.length} answers; expected as many as the rule asks for (${isOver ? used : 'more'})`,
    ),
  ]
}
