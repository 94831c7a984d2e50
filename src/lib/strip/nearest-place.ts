/**
 * Which place is nearest to a position.
 * @param places positions in their order
 * @returns the index of the place; 0 where there is none
 */
export function nearestPlace(places: readonly number[], position: number): number {
  return places.reduce(
    (nearest, place, index) =>
      Math.abs(place - position) < Math.abs((places[nearest] ?? Infinity) - position) ? index : nearest,
    0,
  )
}
