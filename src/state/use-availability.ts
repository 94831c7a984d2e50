import { isFresh } from '../lib/time/is-fresh'
import { useNow } from '../lib/time/use-now'
import { useSite } from './use-site'

/**
 * When the owner has time, and the day this was last checked; nothing where the site does not say so, and from the
 * sixty-first day on, by the visitor's clock. Before that clock is known, and without scripts, it is what the site
 * says.
 */
export function useAvailability() {
  const { availability } = useSite()
  const now = useNow()
  return availability && (now === undefined || isFresh(availability.checked, now)) ? availability : undefined
}
