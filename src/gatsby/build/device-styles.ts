import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readPages } from '../hosting/built-files'

/** What Gatsby writes beside a build: the files of each named chunk. */
interface Stats {
  assetsByChunkName: Record<string, string[]>
}

/** Where a page wants the styles of a chunk, empty or with those of an earlier build. */
const PLACE = /<style data-device-styles="([\w-]+)"[^>]*>[^<]*<\/style>/g

/**
 * Puts the styles of each device into the pages that show it, so that it stands complete before its script and without
 * it. They belong to the chunk of the script, and the script finds by `data-href` that they are there already.
 */
export function inlineDeviceStyles(folder = 'public', prefix = process.env.PATH_PREFIX ?? ''): void {
  const { assetsByChunkName } = JSON.parse(readFileSync(path.join(folder, 'webpack.stats.json'), 'utf8')) as Stats
  const tagOf = (chunk: string) => {
    const file = assetsByChunkName[chunk]?.find((name) => name.endsWith('.css'))
    if (!file) throw new Error(`The build has no styles of the chunk ${chunk}`)
    const css = readFileSync(path.join(folder, file), 'utf8').replace(/\/\*# sourceMappingURL.*?\*\//, '')
    return `<style data-device-styles="${chunk}" data-href="${prefix}/${file}">${css}</style>`
  }

  for (const { name, html } of readPages(folder)) {
    const whole = html.replace(PLACE, (_, chunk: string) => tagOf(chunk))
    if (whole !== html) writeFileSync(path.join(folder, name), whole)
  }
}
