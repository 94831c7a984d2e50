import { withPrefix } from 'gatsby'
import { redirected, type Routes } from '../lib/redirected'

/** The redirects of `content/redirects.yml` and the pages there are, put in place by the build. */
declare const __ROUTES__: Routes

/** What Gatsby keeps on the window: the page that the HTML was built for, and how it goes to another. */
interface GatsbyWindow {
  pagePath?: string
  ___navigate: (to: string | number, options?: object) => void
}

/**
 * Applies redirects (R4): from now on to every navigation, before its page is asked for, and at once to the address
 * that was opened, where the host knew nothing of it. A document that was served under another address than its own
 * leads there too (R5); where only a slash differs, Gatsby does that by itself.
 * @returns a promise that is never kept when the browser leaves for another address, so that nothing is shown before
 */
export function followRedirects(): Promise<never> | undefined {
  const gatsby = window as unknown as GatsbyWindow
  const go = gatsby.___navigate
  gatsby.___navigate = (to, options) => go(typeof to === 'string' ? leadOn(to) : to, options)

  const { pathname, search, hash } = window.location
  const opened = pathname + search + hash
  const target = storedAddress(gatsby.pagePath, opened) ?? leadOn(opened)
  if (target === opened) return undefined
  window.location.replace(target)
  return new Promise<never>(() => undefined)
}

/** The site's prefix, without the slash at its end. */
const prefix = () => withPrefix('/').slice(0, -1)

/** An address, both with the site's prefix: where it leads, or the same. */
function leadOn(address: string): string {
  if (!address.startsWith(`${prefix()}/`)) return address
  const target = redirected(address.slice(prefix().length), __ROUTES__)
  return target === undefined ? address : prefix() + target
}

/** The address that a document was built for, when it is an ordinary page opened under another one. */
function storedAddress(stored: string | undefined, opened: string): string | undefined {
  const route = (path: string) => path.replace(/^\/index\.html$/, '').replace(/^\/|\/$/g, '')
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(opened.slice(prefix().length)) ?? []
  if (stored === undefined || !__ROUTES__.pages.includes(route(stored))) return undefined
  return route(stored) === route(path) ? undefined : prefix() + stored + rest
}
