import { minutesOf, timeOf } from '../../../lib/time/clock-time'

/** A room's reading at one time: its value and level; no value while its sensor is silent. */
export interface Reading {
  value: number | undefined
  /** 0 below the limits, 1 between them, 2 above. */
  level: 0 | 1 | 2
  /** Time of the last reading of a silent sensor. */
  lastHeard: string
  why: string
}

type Plan = Pick<Queries.FloorPlanFragment, 'from' | 'limits'>
type Room = Queries.FloorPlanFragment['rooms'][number]

/** A point of a room's curve: minute of the day, and value read. */
interface Corner {
  at: number
  value: number
}

/** The points of a room's curve, in chronological order. */
function pointsOf({ from }: Plan, { hourly, between }: Room): Corner[] {
  const start = minutesOf(from)
  return [
    ...hourly.map((value, hour) => ({ at: start + hour * 60, value })),
    ...between.map(({ at, value }) => ({ at: minutesOf(at), value })),
  ].sort((a, b) => a.at - b.at)
}

/** A room's curve, in two parts if its sensor was silent in between. */
export function linesOf(plan: Plan, room: Room): Corner[][] {
  const points = pointsOf(plan, room)
  if (!room.silent) return [points]
  const [from, to] = [minutesOf(room.silent.from), minutesOf(room.silent.to)]
  const end = (at: number) => ({ at, value: valueAt(points, at) ?? 0 })
  return [
    [...points.filter(({ at }) => at < from), end(from)],
    [end(to), ...points.filter(({ at }) => at > to)],
  ]
}

/** The range of every room's curve: from the lowest to the highest reading or limit of all, rounded outwards. */
export function rangeOf({ limits, rooms }: Pick<Queries.FloorPlanFragment, 'limits' | 'rooms'>): [number, number] {
  const read = rooms.flatMap(({ hourly, between }) => [...hourly, ...between.map(({ value }) => value)])
  const [least, most] = [Math.min(...limits, ...read), Math.max(...limits, ...read)]
  // A power of ten, of which the range has at least five: hundreds from 425 to 1258.
  const step = Math.max(1, 10 ** Math.floor(Math.log10((most - least) / 5)))
  return [Math.floor(least / step) * step, Math.ceil(most / step) * step]
}

/** A room's reading at a time, interpolated between its points. */
export function readingAt(plan: Plan, room: Room, now: number): Reading {
  const { silent, why } = room
  const isSilent = silent && now > minutesOf(silent.from) && now < minutesOf(silent.to)
  const value = isSilent ? undefined : valueAt(pointsOf(plan, room), now)
  return {
    value,
    level: value === undefined ? 0 : levelOf(value, plan.limits),
    lastHeard: silent?.from ?? timeOf(now),
    why: why.findLast(({ from }) => minutesOf(from) <= now)?.text ?? '',
  }
}

function valueAt(points: readonly Corner[], now: number): number | undefined {
  const next = points.findIndex(({ at }) => at >= now)
  const [left, right] = [points[next - 1], points[next]]
  if (!right || !left || right.at === now) return (right ?? points.at(-1))?.value
  return Math.round(left.value + ((right.value - left.value) * (now - left.at)) / (right.at - left.at))
}

function levelOf(value: number, [low = Infinity, high = Infinity]: readonly number[]): 0 | 1 | 2 {
  if (value > high) return 2
  return value > low ? 1 : 0
}

/** A room and its reading in words: `Boardroom, 1248 ppm, stuffy`. */
export function saidOf(data: Queries.FloorPlanFragment, room: Room, now: number): string {
  const { value, level, lastHeard } = readingAt(data, room, now)
  const said =
    value === undefined
      ? `${data.silent.last} ${lastHeard}`
      : `${value} ${data.unit}, ${(data.words[level] ?? '').toLowerCase()}`
  return `${room.name}, ${said}`
}
