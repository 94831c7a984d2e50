import type { ValuePath } from '../../fault'

/** A figure of a device that contradicts its other figures. */
export interface DeviceFault {
  path: ValuePath
  message: string
}

/** One fault if `isWrong`, otherwise none. */
export function faultIf(isWrong: boolean, path: ValuePath, message: string): DeviceFault[] {
  return isWrong ? [{ path, message }] : []
}
