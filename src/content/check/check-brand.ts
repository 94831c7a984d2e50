import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Fault } from '../fault'
import { imageSize } from './image-size'

/** Width and height of the icon in pixels: the largest size browsers request. */
const ICON_SIDE = 512

/**
 * Checks that the brand's icons exist. No content names them, and the build would only miss them at its very end.
 * @param folder the content folder
 * @param names every file in it
 */
export function checkBrand(folder: string, names: readonly string[]): Fault[] {
  const fault = (name: string, message: string): Fault => ({
    file: `${path.basename(folder)}/${name}`,
    line: 1,
    column: 1,
    path: path.posix.parse(name).name,
    message,
  })
  const missing = ['brand/favicon.svg', 'brand/icon-512.png'].filter((name) => !names.includes(name))
  if (missing.length > 0) return missing.map((name) => fault(name, 'is a missing file; the icons are made of it'))
  const icon = 'brand/icon-512.png'
  const size = imageSize(readFileSync(path.join(folder, icon)))
  if (size?.width === size?.height && (size?.width ?? 0) >= ICON_SIDE) return []
  const words = size ? `is ${size.width} × ${size.height} pixels` : 'is not an image'
  return [fault(icon, `${words}; expected a square of at least ${ICON_SIDE} pixels`)]
}
