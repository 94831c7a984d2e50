import { withPrefix } from 'gatsby'
import { routeOf } from '../../content/routes/route-of'
import { giveEntryAway } from '../../lib/dialog/use-history-panel'
import { DELAY, startPageLoading } from '../../lib/routing/page-loading'
import type { Routes } from '../../lib/routing/resolve-redirect'
import { cleanHash } from './clean-hash'
import { gatsbyWindow, type GatsbyWindow, type LoadedPage } from './window'

/**
 * Applies redirects (R4): from now on to every navigation, and at once to the opened address, if the host did not.
 * They and other spellings are looked up when no page was found, so that no page carries them. A document served under
 * an address other than its own redirects to its own (R5).
 * @returns a promise that never resolves if the browser leaves for another address, so nothing is shown before
 */
export function followRedirects(): Promise<void> | undefined {
  const gatsby = gatsbyWindow()
  const navigate = gatsby.___navigate
  const go = (to: string, options?: object) => navigate?.(to, giveEntryAway() ? { ...options, replace: true } : options)
  let choices = 0
  gatsby.___navigate = (to, options) => {
    const choice = ++choices
    const from = window.location.pathname
    // False once the visitor chooses something else or goes back.
    const isWanted = () => choice === choices && window.location.pathname === from
    if (typeof to !== 'string' || !isOurs(to)) {
      navigate?.(to, options)
      return
    }
    const address = withoutIndex(cleanHash(to))
    const loaded = gatsby.___loader?.loadPageSync(pathOf(address))
    if (loaded && !isMissing(loaded)) go(address, options)
    else void pageFor(address, gatsby, isWanted).then((found) => isWanted() && go(found, options))
  }
  return redirectOpened(gatsby.pagePath)
}

/** The site's prefix without its trailing slash. */
const prefix = () => withPrefix('/').slice(0, -1)

const isOurs = (address: string) => address.startsWith(`${prefix()}/`)

const pathOf = (address: string) => address.replace(/#.*$/s, '')

/** `/index.html` is `/` (R2). */
const withoutIndex = (address: string) => address.replace(/\/index\.html(?=$|[?#])/, '/')

/** Whether the loader has the 404 page in place of the requested one. */
const isMissing = ({ page }: LoadedPage) => page !== undefined && /^\/(404\.html|dev-404-page\/)$/.test(page.path)

/** Redirects from the opened address to the one it stands for. */
function redirectOpened(stored: string | undefined): Promise<void> | undefined {
  const { pathname, search, hash } = window.location
  const opened = pathname + search + hash
  const path = pathname.slice(prefix().length)
  if (stored !== undefined && bare(stored) === bare(path)) return undefined
  if (stored !== undefined && routeOf(stored).indexed) return leave(prefix() + stored + search + hash)
  return lookUp(opened).then((target) => (target === undefined ? undefined : leave(target)))
}

const bare = (path: string) => path.replace(/^\/|\/$/g, '')

function leave(target: string): Promise<void> {
  window.location.replace(target)
  return new Promise(() => undefined)
}

/** The address itself, or where it redirects if it has no page. Shows that a page is slow while it is wanted. */
async function pageFor(address: string, { ___loader }: GatsbyWindow, isWanted: () => boolean): Promise<string> {
  const slow = setTimeout(() => isWanted() && startPageLoading(), DELAY)
  try {
    const found = await ___loader?.loadPage(pathOf(address))
    // The page is there, but not its code, as after a deployment: Gatsby then has the browser open it.
    if (found?.error) return address
    // Where the host redirects by itself, Gatsby takes its answer for a page of the host, and has none of its own.
    return (found?.page && !isMissing(found) ? undefined : await lookUp(address)) ?? address
  } catch {
    return address
  } finally {
    clearTimeout(slow)
  }
}

/** Where the list of all routes, fetched on demand, redirects an address; `undefined` if it is unavailable. */
async function lookUp(address: string): Promise<string | undefined> {
  if (!isOurs(address)) return undefined
  try {
    const answer = await fetch(withPrefix('/page-data/routes.json'))
    if (!answer.ok) return undefined
    const { resolveRedirect } = await import(
      /* webpackChunkName: "resolve-redirect" */ '../../lib/routing/resolve-redirect'
    )
    const target = resolveRedirect(address.slice(prefix().length), (await answer.json()) as Routes)
    return target === undefined ? undefined : prefix() + target
  } catch {
    return undefined
  }
}
