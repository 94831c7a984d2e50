import { z } from 'zod'

const EXPECTED: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
}

/**
 * Describes what is wrong with a value and what is expected instead. Zod calls it wherever a schema has no message of
 * its own.
 */
export function explainIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${describe(issue.input)}; expected ${expected(issue)}`
    case 'invalid_value':
      return `${describe(issue.input, true)}; expected ${listWords(issue.values.map((value) => JSON.stringify(value)))}`
    case 'too_small':
      return `${size(issue.input, 'too few')}; expected ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`
    case 'too_big':
      return `${size(issue.input, 'too many')}; expected ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`
    default:
      return `${describe(issue.input, true)}; expected something else (${issue.code})`
  }
}

function expected({ expected, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  const kind = expected === 'number' && inst instanceof z.ZodNumberFormat ? 'int' : expected
  return EXPECTED[kind] ?? kind
}

/** Describes a value: its type, or the value itself if the type is not what is wrong. */
function describe(input: unknown, literally = false): string {
  if (input === undefined) return 'is missing'
  if (input === null) return 'is empty'
  if (Array.isArray(input)) return 'is a list'
  if (typeof input === 'object') return 'is a group of keys'
  if (literally) return `is ${JSON.stringify(input)}`
  if (typeof input === 'string') return 'is a text'
  if (typeof input === 'boolean') return `is ${input}`
  return typeof input === 'number' && !Number.isInteger(input) ? `is ${input}` : 'is a number'
}

/** Joins alternatives: `"grid" or "masonry"`. */
function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

function size(input: unknown, amount: string): string {
  if (Array.isArray(input)) return `has ${amount} entries (${input.length})`
  return typeof input === 'string' ? `has ${input.length} characters` : describe(input, true)
}
