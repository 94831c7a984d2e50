/**
 * The value, where the content check has made sure that there is one. Queries say `null` for what GraphQL cannot know.
 * @throws if it is missing after all, naming what
 */
export function invariant<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing from the data of the page`)
  return value
}
