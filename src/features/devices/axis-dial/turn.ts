/** The axis of a lens, from 1 to 180 degrees: the line is the same after half a turn. */
export function axisOf(degrees: number): number {
  return modulo(Math.round(degrees) - 1, 180) + 1
}

/** The degrees from one axis to another by the shorter way, from -90 to 89: positive is counter-clockwise. */
export function turnBetween(from: number, to: number): number {
  return modulo(to - from + 90, 180) - 90
}

/** The axis a key of the slider pattern leads to; undefined for any other key. */
export function axisByKey(key: string, axis: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return axisOf(axis + 1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return axisOf(axis - 1)
    case 'PageUp':
      return axisOf(axis + 10)
    case 'PageDown':
      return axisOf(axis - 10)
    case 'Home':
      return 1
    case 'End':
      return 180
    default:
      return undefined
  }
}

/** The remainder of a division, never negative. */
function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}
