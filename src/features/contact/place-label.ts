import { DAY_MINUTES, type Span } from '../../lib/time/office-hours'

/** Where the label of a bar has room: in the bar, before or after it in its row, or below the drawing. */
export interface LabelPlace {
  side: 'inside' | 'before' | 'after' | 'below'
  /** The moment at which it begins; where it is before its bar, at which it ends. */
  at: number
}

/** Widths in minutes of the narrowest drawing with labels in its bars, 56rem: a letter, and both paddings. */
const LETTER = 11
const PADDING = 33
/** How much wider both are in the narrowest drawing of a tablet, 43rem. */
const ON_TABLET = 56 / 43
/** Where the page ends before the day does: a gutter, in minutes. */
const LAST = DAY_MINUTES - 35

const roomOf = ({ start, end }: Span) => Math.min(end, LAST) - start

function widest(spans: readonly Span[]): Span | undefined {
  const [first, ...others] = spans
  return others.reduce((best, span) => (best && roomOf(span) > roomOf(best) ? span : best), first)
}

/** Whether one of some spans is wide enough for a line of so many letters. */
function hasRoom(letters: number, spans: readonly Span[]): boolean {
  return spans.some((span) => roomOf(span) >= letters * LETTER + PADDING)
}

/**
 * Finds a place for a label of two lines.
 * @param letters of its longest line
 * @param parts of its bar that have its colour
 * @param row all bars of its row, in order; empty for a bar that is as high as both rows
 */
export function placeLabel(letters: number, parts: readonly Span[], row: readonly Span[]): LabelPlace {
  const part = widest(parts)
  if (part && hasRoom(letters, [part])) return { side: 'inside', at: part.start }
  const free = row.length > 0 ? without([{ start: 0, end: DAY_MINUTES }], row) : []
  const places = free.filter((span) => hasRoom(letters, [span]))
  const next = places.find(({ start, end }) => parts.some((one) => one.start === end || one.end === start))
  const place = next ?? widest(places)
  if (!place) return { side: 'below', at: (part ?? row[0])?.start ?? 0 }
  return place.start === 0 ? { side: 'before', at: place.end } : { side: 'after', at: place.start }
}

/** Whether a label of two lines has room in its bar on tablets too. */
export function fitsTablet(letters: number, parts: readonly Span[]): boolean {
  return parts.some((part) => roomOf(part) >= (letters * LETTER + PADDING) * ON_TABLET)
}

/** What is left of spans without others. */
export function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  return others.reduce<Span[]>(
    (left, { start, end }) =>
      left
        .flatMap((span) => [
          { start: span.start, end: Math.min(span.end, start) },
          { start: Math.max(span.start, end), end: span.end },
        ])
        .filter((span) => span.start < span.end),
    [...spans],
  )
}
