import { readingAt } from './readings'

/** A room and its reading in words: `Boardroom, 1248 ppm, stuffy`. */
export function saidOf(
  data: Queries.FloorPlanFragment,
  room: Queries.FloorPlanFragment['rooms'][number],
  now: number,
): string {
  const { value, level, lastHeard } = readingAt(data, room, now)
  const said =
    value === undefined
      ? `${data.silent.last} ${lastHeard}`
      : `${value} ${data.unit}, ${(data.words[level] ?? '').toLowerCase()}`
  return `${room.name}, ${said}`
}
