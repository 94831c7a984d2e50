import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Fault } from '../fault'
import { inFolder } from '../read/in-folder'
import type { ContentFiles } from '../read/read-content'
import { selectTexts } from '../read/select'
import { faultAt } from '../read/source'
import { imageSize, type Size } from './image-size'

/** How far two aspect ratios may differ before overlaid pictures show a visible edge. */
const TOLERANCE = 0.01

/**
 * Checks that both pictures of a comparison have the same aspect ratio, as they are overlaid. Missing files and files
 * that are not images are reported by other checks.
 * @param folder the content folder
 * @param names every file in it
 */
export function checkComparisons({ projects }: ContentFiles, folder: string, names: readonly string[]): Fault[] {
  return projects.flatMap(({ source }): Fault[] => {
    const [first, second] = selectTexts(source.value, ['comparison', 'sides', '*', 'image', 'src']).map((found) => {
      const name = inFolder(path.posix.dirname(source.relative), found.value)
      return {
        ...found,
        size:
          names.includes(name) && existsSync(path.join(folder, name))
            ? imageSize(readFileSync(path.join(folder, name)))
            : undefined,
      }
    })
    if (!first?.size || !second?.size || Math.abs(ratio(first.size) / ratio(second.size) - 1) <= TOLERANCE) return []
    const sizes = `is ${inWords(second.size)} and the other side ${inWords(first.size)}`
    return [faultAt(source, second.path, `${sizes}; expected two images of the same ratio`)]
  })
}

const ratio = ({ width, height }: Size) => width / height
const inWords = ({ width, height }: Size) => `${width} × ${height}`
