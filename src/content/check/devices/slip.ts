import type { ValuePath } from '../../fault'

/** A figure of a device that contradicts its other figures. */
export interface Slip {
  path: ValuePath
  message: string
}

/** One slip if `isWrong`, otherwise none. */
export function slip(isWrong: boolean, path: ValuePath, message: string): Slip[] {
  return isWrong ? [{ path, message }] : []
}
