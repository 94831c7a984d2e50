import { startTransition, useEffect, useState } from 'react'

/**
 * The visitor's time zone; `undefined` in the built HTML, the first renders, and browsers that do not know it. It is
 * asked for in a task of its own, for which a phone takes a tenth of a second.
 */
export function useTimeZone(): string | undefined {
  const [zone, setZone] = useState<string>()

  useEffect(() => {
    const timer = setTimeout(() => {
      const known = browserZone()
      startTransition(() => setZone(known))
    })
    return () => clearTimeout(timer)
  }, [])

  return zone
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
