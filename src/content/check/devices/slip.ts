import type { ValuePath } from '../../fault'

/** A figure of a device that does not agree with its others. */
export interface Slip {
  path: ValuePath
  message: string
}

/** One slip when something is not as expected. */
export function slip(isWrong: boolean, path: ValuePath, message: string): Slip[] {
  return isWrong ? [{ path, message }] : []
}
