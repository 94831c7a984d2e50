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

/**
 * Places whose zones most browsers still report under a former name, with the present one. From the time zone database
 * of IANA, file `backward`.
 */
const RENAMED: Record<string, string> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh',
  Truk: 'Chuuk',
}

/** The place a time zone is named after, under its present name: `New York` for `America/New_York`. */
export function placeOf(timeZone: string): string {
  const place = timeZone.split('/').at(-1) ?? timeZone
  return RENAMED[place] ?? place.replaceAll('_', ' ')
}
