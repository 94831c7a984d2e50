import type { Fault } from '../fault'
import type { ContentFiles } from '../read/read-content'
import { faultAt } from '../read/source'
import { lackOfMark } from './marked-screen'

/**
 * Checks that only screens of phones have buttons, each with a name of its own in its project; that what they change,
 * and the screen they lead to, is there; and that a screen cut at its left is cut at all.
 */
export function checkPresses({ projects }: ContentFiles): Fault[] {
  return projects.flatMap(({ source, data }): Fault[] => {
    const screens = data?.screens ?? []
    const names = screens.flatMap(({ press }) => press?.buttons.map(({ name }) => name) ?? [])
    return screens.flatMap(({ kind, cut, cutLeft, press, changes, narrow }, at): Fault[] => {
      const fault = (path: (string | number)[], words: string) => faultAt(source, ['screens', at, ...path], words)
      const lack = press?.list && lackOfMark(screens, press.list.decision)
      const strays = (of: typeof changes, path: string[]) =>
        of.flatMap(({ after }, place) =>
          names.includes(after)
            ? []
            : [fault([...path, place, 'after'], `is ${JSON.stringify(after)}, but no screen has such a button`)],
        )
      return [
        ...(press && kind !== 'phone' ? [fault(['press'], `is on a ${kind}; expected only on a phone`)] : []),
        ...(press?.buttons ?? []).flatMap(({ name }, place) =>
          names.indexOf(name) === names.lastIndexOf(name)
            ? []
            : [fault(['press', 'buttons', place, 'name'], `is ${JSON.stringify(name)} again; expected each name once`)],
        ),
        ...(lack ? [fault(['press', 'list', 'decision'], lack)] : []),
        ...strays(changes, ['changes']),
        ...strays(narrow?.changes ?? [], ['narrow', 'changes']),
        ...(cutLeft && !cut ? [fault(['cutLeft'], 'is of a screen without cut; expected both or neither')] : []),
      ]
    })
  })
}
