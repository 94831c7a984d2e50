import { isRecord } from '../read/select'

/**
 * Why a link to a project's screen leads to nothing that could be framed there.
 * @param screens those of the project, in whatever state their file is
 * @param place of the screen, from 1
 * @returns the words of the fault, or `undefined` if the screen has a mark
 */
export function lackOfMark(screens: readonly unknown[], place: number): string | undefined {
  const screen = screens[place - 1]
  if (isRecord(screen) && screen.mark) return undefined
  return `is ${place}, but ${screen ? `screen ${place} has no mark` : 'there is no such screen'}; expected one with a mark`
}
