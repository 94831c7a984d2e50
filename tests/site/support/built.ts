import { readFileSync } from 'node:fs'
import { builtSite } from '../../support/built-site'
import { ROOT } from './site'

export const { built, builtFiles } = builtSite(ROOT)

/** The files of a webpack chunk, as paths from the site's root. The list itself is not published. */
export function chunkFiles(name: string): string[] {
  const stats = JSON.parse(readFileSync(`${ROOT}/../.cache/webpack.stats.json`, 'utf8')) as {
    assetsByChunkName: Record<string, string[]>
  }
  return stats.assetsByChunkName[name] ?? []
}
