/**
 * Narrows a value of a page's data that the content check guarantees but GraphQL types as nullable.
 * @throws if it is missing after all, naming it
 */
export function invariant<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing from the data of the page`)
  return value
}
