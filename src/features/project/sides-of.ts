import type { Side } from '../../ui/comparison'
import { required } from '../../lib/required'

/** The two sides of a comparison; the content check has counted them. */
export function sidesOf([before, after]: readonly Side[]): [Side, Side] {
  return [required(before, 'the earlier side of a comparison'), required(after, 'the later side of a comparison')]
}
