import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import { siteMetadata } from '../../content/site-metadata'
import { ICON, resizedIcon } from './icons'

const SIZES = [192, 512]

/** The icon has its sign within the middle four fifths, so one picture serves both purposes. */
const PURPOSES = ['any', 'maskable'] as const

/** Writes the web app manifest, which tells browsers how the site is called on a home screen, and its icons. */
export async function writeManifest({ pathPrefix }: Pick<NodePluginArgs, 'pathPrefix'>): Promise<void> {
  const { title, description, language } = siteMetadata()
  const version = createHash('sha256').update(readFileSync(ICON)).digest('hex').slice(0, 8)
  const iconOf = (size: number) => `icons/icon-${size}.png`
  mkdirSync(path.resolve('public/icons'), { recursive: true })
  for (const size of SIZES) writeFileSync(path.resolve('public', iconOf(size)), await resizedIcon(size))
  const manifest = {
    name: title,
    short_name: title,
    description,
    lang: language,
    start_url: `${pathPrefix}/`,
    display: 'browser',
    icons: PURPOSES.flatMap((purpose) =>
      SIZES.map((size) => ({
        src: `${iconOf(size)}?v=${version}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  }
  writeFileSync(path.resolve('public/manifest.webmanifest'), JSON.stringify(manifest))
}
