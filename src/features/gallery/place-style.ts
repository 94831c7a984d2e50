import type { CSSProperties } from 'react'
import { WIDTHS } from './columns-at'
import type { Places } from './place-works'

/** Places of one thing at each width, as custom properties for the style sheet. */
export function placeStyle(pick: (at: Places[keyof Places]) => Places['wide']['end'] | undefined, places: Places) {
  const entries = WIDTHS.flatMap((width) => {
    const { column = 1, rise = 0, above = 0, head = 0, extra = 0 } = pick(places[width]) ?? {}
    return [
      [`--${width}-column`, column],
      [`--${width}-rise`, Number(rise.toFixed(4))],
      [`--${width}-above`, above],
      [`--${width}-head`, head],
      ...(extra !== 0 ? [[`--${width}-extra`, Number(extra.toFixed(4))]] : []),
    ]
  })
  return Object.fromEntries(entries) as CSSProperties
}
