import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readPages } from '../hosting/built-files'

/** The part of Gatsby's webpack stats that is read: the files of each named chunk. */
interface Stats {
  assetsByChunkName: Record<string, string[]>
}

/** Placeholder for a chunk's styles in a page, empty or filled by an earlier build. */
const PLACE = /<style data-device-styles="([\w-]+)"[^>]*>[^<]*<\/style>/g

/**
 * Inlines the styles of each device into the pages that show it, so it is complete before its script loads and without
 * it. The styles belong to the script's chunk; the script sees from `data-href` that they are already there.
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
