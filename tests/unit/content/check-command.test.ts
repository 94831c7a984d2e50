import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formatFault } from '../../../src/content/fault'
import { summary } from '../../../src/content/summary'

const tasks = z
  .object({
    tasks: z.array(
      z.object({
        problemMatcher: z.array(
          z.object({
            pattern: z.object({ regexp: z.string() }),
            background: z.object({ beginsPattern: z.string(), endsPattern: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(path.resolve(__dirname, '../../../.vscode/tasks.json'), 'utf8')))
const [faults, hints] = tasks.tasks.flatMap(({ problemMatcher }) => problemMatcher)
const line = formatFault({ file: 'content/menu.yml', line: 12, column: 9, path: 'menu[2].name', message: 'is empty' })
const found = (matcher: typeof faults, text: string) => new RegExp(matcher?.pattern.regexp ?? '').exec(text)?.slice(1)

describe('what the check prints', () => {
  it('is a fault or a hint to the editor, never both', () => {
    const parts = ['content/menu.yml', '12', '9', 'menu[2].name: is empty']
    expect(found(faults, line)).toEqual(parts)
    expect(found(hints, line)).toBeUndefined()
    expect(found(hints, `hint: ${line}`)).toEqual(parts)
    expect(found(faults, `hint: ${line}`)).toBeUndefined()
  })

  it('counts faults and hints, and ends a round of the watch', () => {
    expect(summary(64, 0, 0)).toBe('content/: 64 files, no faults')
    expect(summary(1, 1, 2)).toBe('content/: 1 file, 1 fault, 2 hints')
    for (const matcher of [faults, hints]) {
      expect(summary(1, 1, 2)).toMatch(new RegExp(matcher?.background.endsPattern ?? 'none'))
      expect(line).not.toMatch(new RegExp(matcher?.background.endsPattern ?? ''))
    }
  })
})
