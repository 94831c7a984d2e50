import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CommandError } from '../command'

/**
 * Page paths of a built site.
 * @param asked the requested paths; defaults to every page in the sitemap
 * @throws CommandError if there is no built site, or a requested page is not in it
 */
export function routesOf(root: string, asked?: readonly string[]): readonly string[] {
  const sitemap = path.join(root, 'sitemap-0.xml')
  if (!existsSync(sitemap)) throw new CommandError(`There is no site in ${root}/: npm run build makes one`)
  const named = [...readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const routes = asked ?? named
  const missing = routes.filter((route) => !existsSync(path.join(root, route, 'index.html')))
  if (missing.length === 0) return routes
  throw new CommandError(
    `${root}/ has no page ${missing.join(', ')}. Paths have a slash at both ends, and a site that is measured is built without PATH_PREFIX`,
  )
}
