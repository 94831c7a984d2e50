import type { Redirect } from '../../content/schemas/redirect'
import { pathParts } from '../../lib/routing/redirect-path'

/** The redirects of a host, and what they depend on. */
export interface HostRedirects {
  redirects: readonly Pick<Redirect, 'from' | 'to' | 'permanent'>[]
  /** Slugs of the projects. */
  projects: readonly string[]
  /** The site's prefix without its trailing slash; empty for none. */
  prefix: string
}

/**
 * The `_redirects` file of hosts that read one (Netlify, Cloudflare Pages): one `from to status` per line. Such hosts
 * keep query and splat, and existing files win. They lack `ignoreCase`; scripts redirect other capitalisations.
 */
export function hostRedirects({ redirects, projects, prefix }: HostRedirects): string {
  const forwards = projects.map((slug) => ({ from: `/projects/${slug}`, to: `/${slug}/`, permanent: true }))
  const lines = [...redirects, ...forwards].flatMap(({ from, to, permanent }) => {
    const [, fragment = ''] = /^[^?#]*(.*)$/s.exec(to) ?? []
    const parts = pathParts(to).map((part) => (part === '*' ? ':splat' : part))
    // A splat brings its own slash.
    const end = parts.length === 0 || parts.at(-1) === ':splat' ? '' : '/'
    const target = `${prefix}/${parts.join('/')}${end}${fragment}`
    const source = `${prefix}/${pathParts(from).join('/')}`
    const status = permanent ? 301 : 302
    // Some hosts distinguish a path with a trailing slash from one without.
    const sources = source.endsWith('*') ? [source] : [source, `${source}/`]
    return sources.map((one) => `${one} ${target} ${status}\n`)
  })
  return lines.join('')
}
