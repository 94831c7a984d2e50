import type { ValuePath } from '../../fault'

/** A figure of a device that does not agree with its others. */
export interface Slip {
  path: ValuePath
  message: string
}

/** Minutes since midnight of a time such as `09:30`. */
export function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

/** One slip when something is not as expected. */
export function slip(isWrong: boolean, path: ValuePath, message: string): Slip[] {
  return isWrong ? [{ path, message }] : []
}
