const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

/**
 * A moment as a sentence names it: `today at 16.42`, or `on 19 November at 16.42`.
 * @param time ms since 1970, told in the visitor's own time zone
 */
export function formatKeptTime(time: number, now = Date.now()): string {
  const hour = clock.format(time).replace(':', '.')
  return day.format(time) === day.format(now) ? `today at ${hour}` : `on ${day.format(time)} at ${hour}`
}
