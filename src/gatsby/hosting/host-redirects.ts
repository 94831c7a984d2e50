import type { Redirect } from '../../content/schemas/redirect'
import { pathParts } from '../../lib/routing/redirect-path'

/** The redirects of a host, and what they are written for. */
export interface HostRedirects {
  redirects: readonly Pick<Redirect, 'from' | 'to' | 'permanent'>[]
  /** Slugs of the projects. */
  projects: readonly string[]
  /** The site's prefix without the slash at its end; empty for none. */
  prefix: string
}

/**
 * The file `_redirects` of hosts that read one (Netlify, Cloudflare Pages): `from to status` a line. Such hosts keep
 * query and rest, and let a file that is there win. They know no `ignoreCase`; other capitals find their way by script.
 */
export function hostRedirects({ redirects, projects, prefix }: HostRedirects): string {
  const forwards = projects.map((slug) => ({ from: `/projects/${slug}`, to: `/${slug}/`, permanent: true }))
  const lines = [...redirects, ...forwards].flatMap(({ from, to, permanent }) => {
    const [, fragment = ''] = /^[^?#]*(.*)$/s.exec(to) ?? []
    const parts = pathParts(to).map((part) => (part === '*' ? ':splat' : part))
    // A rest brings its own slash along.
    const end = parts.length === 0 || parts.at(-1) === ':splat' ? '' : '/'
    const target = `${prefix}/${parts.join('/')}${end}${fragment}`
    const source = `${prefix}/${pathParts(from).join('/')}`
    const status = permanent ? 301 : 302
    // Some hosts tell a path with its closing slash from one without.
    const sources = source.endsWith('*') ? [source] : [source, `${source}/`]
    return sources.map((one) => `${one} ${target} ${status}\n`)
  })
  return lines.join('')
}
