import { startTransition, useEffect, useState } from 'react'

/**
 * The visitor's time zone; `undefined` in the built HTML, the first renders, and browsers that do not know it.
 */
export function useTimeZone(): string | undefined {
  const [zone, setZone] = useState<string>()

  useEffect(() => {
    let isGone = false
    void (preparing ??= prepareTimes()).then(() => {
      if (isGone) return
      const known = browserZone()
      startTransition(() => setZone(known))
    })
    return () => {
      isGone = true
    }
  }, [])

  return zone
}

let preparing: Promise<void> | undefined

/**
 * Makes the first `Intl.DateTimeFormat` where it does not hold up the page: a phone takes a tenth of a second to look
 * up the languages it knows. In Chromium all threads of a process share what it has found.
 */
function prepareTimes(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const worker = new Worker(/* webpackChunkName: "first-format" */ new URL('./first-format.ts', import.meta.url))
      worker.onmessage = worker.onerror = () => {
        worker.terminate()
        resolve()
      }
    } catch {
      // No workers here: then the page makes it itself.
      resolve()
    }
  })
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
