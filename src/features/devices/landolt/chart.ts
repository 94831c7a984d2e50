import { capitalise } from '../../../lib/text/capitalise'
import { formFor } from '../../../lib/text/form-for'
import { interpolate } from '../../../lib/text/interpolate'
import { spellNumber } from '../../../lib/text/spell-number'

export const SIDES = ['up', 'right', 'down', 'left'] as const
export type RingSide = (typeof SIDES)[number]

/** A ring and what was answered. */
export interface RingAnswer {
  opening: string
  answer: string
}

type Rule = Pick<Queries.LandoltFragment, 'lines' | 'read' | 'missed'>

/** How far a test has come. */
export interface Test {
  /** The answers of each line that was begun. */
  lines: RingAnswer[][]
  /** Place of the line that is asked, or of the last one. */
  line: number
  isOver: boolean
  /** Of the last line that was read. */
  visus: number | undefined
  /** The last answer of that line; where none was read, of all. */
  last: RingAnswer | undefined
}

/** Puts answers into their lines: so many right ones end a line, so many wrong ones the test. */
export function testOf({ lines: all, read, missed }: Rule, answers: readonly RingAnswer[]): Test {
  const lines: RingAnswer[][] = [[]]
  let isOver = false
  for (const answer of answers) {
    if (isOver) break
    const line = lines.at(-1)
    line?.push(answer)
    if (line && wrongIn(line) >= missed) isOver = true
    else if (line && line.length - wrongIn(line) >= read) {
      if (lines.length === all.length) isOver = true
      else lines.push([])
    }
  }
  const done = lines.filter((line) => line.length - wrongIn(line) >= read).length
  return {
    lines,
    line: lines.length - 1,
    isOver,
    visus: all[done - 1],
    last: lines[done - 1]?.at(-1) ?? answers.at(-1),
  }
}

/** How many rings of a line were missed. */
export function wrongIn(line: readonly RingAnswer[]): number {
  return line.filter(({ opening, answer }) => opening !== answer).length
}

/**
 * Where the next ring opens: anywhere, but never three times running in the same place.
 * @param random a number from 0 to 1, 1 left out
 */
export function nextOpening(before: readonly string[], random: number): RingSide {
  const [last, one] = [before.at(-1), before.at(-2)]
  const sides = SIDES.filter((side) => last !== one || side !== last)
  return sides[Math.floor(random * sides.length)] ?? 'up'
}

/** What a finished test comes to, in a sentence. */
export function endOf({ lines, line }: Test, { lines: all, missed }: Rule): string {
  const { linesRead, noLineRead, endMissed, endRead, endSoFar, ordinals } = STRINGS.devices.landolt
  const wrong = wrongIn(lines[line] ?? [])
  const isMissed = wrong >= missed
  const count = line + (isMissed ? 0 : 1)
  const words = count === 0 ? noLineRead : interpolate(formFor(linesRead, count), { number: spellNumber(count) })
  const read = capitalise(words)
  if (!isMissed) return interpolate(count === all.length ? endRead : endSoFar, { read })
  return interpolate(endMissed, { read, missed: spellNumber(wrong), line: ordinals[line] ?? line + 1 })
}
