import { minutesOf } from '../../../lib/time/clock-time'

type Route = Pick<Queries.DayRouteFragment, 'stops' | 'says'>

/** First and last minute of a day, since midnight. */
export function spanOf({ stops }: Pick<Route, 'stops'>): { first: number; last: number } {
  return { first: minutesOf(stops[0]?.at ?? '00:00'), last: minutesOf(stops.at(-1)?.at ?? '00:00') }
}

/** The sentence at a minute: the last one that has begun. */
export function sentenceAt({ says }: Pick<Route, 'says'>, now: number): Route['says'][number] | undefined {
  return says.findLast(({ from }) => minutesOf(from) <= now) ?? says[0]
}

/** Index of the stop before or after a minute, if any; a minute within one of a stop counts as there. */
export function stopBeside({ stops }: Pick<Route, 'stops'>, now: number, by: 1 | -1): number | undefined {
  const ahead = ({ at }: { at: string }) => (by > 0 ? minutesOf(at) > now + 1 : minutesOf(at) < now - 1)
  const place = by > 0 ? stops.findIndex(ahead) : stops.findLastIndex(ahead)
  return place < 0 ? undefined : place
}

/** How much of something that begins at a minute and lasts so long is over, from 0 to 1. */
export function partBetween(from: number, lasts: number, now: number): number {
  return Math.min(1, Math.max(0, (now - from) / lasts))
}
