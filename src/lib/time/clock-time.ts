/** Parses a time such as `09:30` into minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Formats minutes as a time: `09:30`; hours may exceed 24. */
export function timeOf(minutes: number): string {
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** Formats a duration: minutes in hours (`3:50`), or seconds in minutes (`1:20`). */
export function durationOf(count: number): string {
  return `${Math.floor(count / 60)}:${pad(Math.floor(count % 60))}`
}

const pad = (number: number) => String(number).padStart(2, '0')
