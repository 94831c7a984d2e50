import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readPages } from '../hosting/built-files'

/** The part of Gatsby's webpack stats that is read: the files of each named chunk. */
interface Stats {
  assetsByChunkName: Record<string, string[]>
}

/** Where a page shows a device, and of what kind. */
const DEVICE = /<div [^>]*data-device="(\w+)"/g

/** Styles that an earlier build left in a page. */
const LEFT = /<style data-device-styles[^>]*>[^<]*<\/style>/g

/**
 * Inlines the styles of devices into the pages that show them, so that these are complete before the script loads and
 * without it, and no other page carries them. The styles belong to the script's chunk; the script sees from `data-href`
 * that they are already there. They end the head: with styles in the body, every style sheet that a script adds to the
 * head would come before typefaces, and the browser would lay out all text anew.
 * @param prefix the site's prefix without its trailing slash
 * @throws if a page shows a device of which the build has no styles
 */
export function inlineDeviceStyles(prefix: string, folder = 'public'): void {
  const { assetsByChunkName } = JSON.parse(readFileSync(path.join(folder, 'webpack.stats.json'), 'utf8')) as Stats
  const tagOf = (chunk: string) => {
    const file = assetsByChunkName[chunk]?.find((name) => name.endsWith('.css'))
    if (!file) throw new Error(`The build has no styles of the chunk ${chunk}`)
    const css = readFileSync(path.join(folder, file), 'utf8').replace(/\/\*# sourceMappingURL.*?\*\//, '')
    return `<style data-device-styles="${chunk}" data-href="${prefix}/${file}">${css}</style>`
  }

  for (const { name, html } of readPages(folder)) {
    const kinds = new Set([...html.matchAll(DEVICE)].map(([, kind]) => kind))
    const styles = [...kinds].map((kind) => tagOf(`device-${kind}`)).join('')
    const whole = html.replace(LEFT, '').replace('</head>', () => `${styles}</head>`)
    if (whole !== html) writeFileSync(path.join(folder, name), whole)
  }
}
