import { capitalise } from '../../../lib/text/capitalise'
import { formFor } from '../../../lib/text/form-for'
import { interpolate } from '../../../lib/text/interpolate'
import { spellNumber } from '../../../lib/text/spell-number'

export const SIDES = ['up', 'right', 'down', 'left'] as const
export type RingSide = (typeof SIDES)[number]

/** A ring and the answer given. */
export interface RingAnswer {
  opening: string
  answer: string
}

type Rule = Pick<Queries.LandoltFragment, 'lines' | 'read' | 'missed'>

/** The progress of a test. */
export interface Test {
  /** The answers of each line begun. */
  lines: RingAnswer[][]
  /** Index of the current line, or of the last one. */
  line: number
  isOver: boolean
  /** Of the last line read. */
  visus: number | undefined
  /** The last answer on that line; if none was read, the last of all. */
  last: RingAnswer | undefined
}

/** Groups answers into lines: a number of right answers completes a line, a number of wrong ones ends the test. */
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
 * Where the next ring opens: random, but never three times in a row on the same side.
 * @param random a number from 0 up to, but not including, 1
 */
export function nextOpening(before: readonly string[], random: number): RingSide {
  const [last, one] = [before.at(-1), before.at(-2)]
  const sides = SIDES.filter((side) => last !== one || side !== last)
  return sides[Math.floor(random * sides.length)] ?? 'up'
}

/** The result of a finished test, as a sentence. */
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
