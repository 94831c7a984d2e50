import type { Side } from '../../ui/comparison'
import { invariant } from '../../lib/invariant'

/** The two sides of a comparison; the content check guarantees both. */
export function sidesOf([before, after]: readonly Side[]): [Side, Side] {
  return [invariant(before, 'the earlier side of a comparison'), invariant(after, 'the later side of a comparison')]
}
