import type { SVGAttributes } from 'react'

const TURNS: Record<string, number> = { right: 0, down: 90, left: 180, up: 270 }

const RING = 'M49-10A50 50 0 1 0 49 10H28.3A30 30 0 1 1 28.3-10Z'
/** What its gap leaves out. */
const GAP = 'M28.3-10H49A50 50 0 0 1 49 10H28.3A30 30 0 0 0 28.3-10Z'

export interface RingProps extends SVGAttributes<SVGSVGElement> {
  /** Where it opens. */
  opening: string
  /** Whether its gap is filled, as by a right answer. */
  isClosed?: boolean
}

/** A Landolt ring: stroke and gap are a fifth of its size. */
export function Ring({ opening, isClosed = false, ...rest }: RingProps) {
  return (
    <svg viewBox="-50 -50 100 100" {...rest}>
      <path d={isClosed ? RING + GAP : RING} transform={`rotate(${TURNS[opening] ?? 0})`} />
    </svg>
  )
}
