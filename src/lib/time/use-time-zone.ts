import { useHydrated } from '../browser/use-hydrated'

/** The visitor's time zone; `undefined` in the built HTML, the first render, and browsers that do not know it. */
export function useTimeZone(): string | undefined {
  const hydrated = useHydrated()
  return hydrated ? browserZone() : undefined
}

/** Some browsers report a zone that they then reject, where the system has none. */
function browserZone(): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    return new Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** The place a time zone is named after: `New York` for `America/New_York`. */
export function placeOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}
