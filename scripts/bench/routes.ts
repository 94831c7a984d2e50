import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The paths of all pages of a built site that its sitemap names. */
export const routesOf = (root: string): string[] =>
  [...readFileSync(path.join(root, 'sitemap-0.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
