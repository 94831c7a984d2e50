import { withPrefix } from 'gatsby'
import { routeOf } from '../../content/routes/route-of'
import { startPageLoading } from '../../lib/routing/page-loading'
import { followPlain, type PlainRedirect } from '../../lib/routing/plain-redirects'
import type { Routes } from '../../lib/routing/resolve-redirect'
import { cleanHash } from './clean-hash'
import { gatsbyWindow, type GatsbyWindow, type LoadedPage } from './window'

/** The redirects of `content/redirects.yml` that have no parameters, put in place by the build. */
declare const __REDIRECTS__: readonly PlainRedirect[]

/** How long a visitor waits for a page before the site says so, in ms: as long as in Gatsby's own navigation (D8). */
const DELAY = 1000

/**
 * Applies redirects (R4): from now on to every navigation, and at once to the address that was opened, where the host
 * knew nothing of it. Those without parameters are followed before anything is asked for; patterns and other spellings
 * are looked up where no page was found. A document that was served under another address than its own leads there too
 * (R5).
 * @returns a promise that is never kept when the browser leaves for another address, so that nothing is shown before
 */
export function followRedirects(): Promise<void> | undefined {
  const gatsby = gatsbyWindow()
  const go = gatsby.___navigate
  let choices = 0
  gatsby.___navigate = (to, options) => {
    const choice = ++choices
    const from = window.location.pathname
    // Until the visitor chooses something else, or goes back.
    const isWanted = () => choice === choices && window.location.pathname === from
    if (typeof to !== 'string' || !isOurs(to)) {
      go?.(to, options)
      return
    }
    const clean = cleanHash(to)
    const address = followPlainly(clean) ?? withoutIndex(clean)
    const loaded = gatsby.___loader?.loadPageSync(pathOf(address))
    if (loaded && !isMissing(loaded)) go?.(address, options)
    else void pageFor(address, gatsby, isWanted).then((found) => isWanted() && go?.(found, options))
  }
  return leadOn(gatsby.pagePath)
}

/** The site's prefix, without the slash at its end. */
const prefix = () => withPrefix('/').slice(0, -1)

const isOurs = (address: string) => address.startsWith(`${prefix()}/`)

const pathOf = (address: string) => address.replace(/#.*$/s, '')

/** `/index.html` is `/` (R2). */
const withoutIndex = (address: string) => address.replace(/\/index\.html(?=$|[?#])/, '/')

/** Whether the loader has the page for what is missing in the place of another. */
const isMissing = ({ page }: LoadedPage) => page !== undefined && /^\/(404\.html|dev-404-page\/)$/.test(page.path)

/** Leads from the address that was opened to the one that it stands for. */
function leadOn(stored: string | undefined): Promise<void> | undefined {
  const { pathname, search, hash } = window.location
  const opened = pathname + search + hash
  const path = pathname.slice(prefix().length)
  if (stored !== undefined && bare(stored) === bare(path)) return undefined
  if (stored !== undefined && routeOf(stored).indexed) return leave(prefix() + stored + search + hash)
  const plain = followPlainly(opened)
  if (plain !== undefined) return leave(plain)
  return lookUp(opened).then((target) => (target === undefined ? undefined : leave(target)))
}

const bare = (path: string) => path.replace(/^\/|\/$/g, '')

function leave(target: string): Promise<void> {
  window.location.replace(target)
  return new Promise(() => undefined)
}

function followPlainly(address: string): string | undefined {
  if (!isOurs(address)) return undefined
  const target = followPlain(address.slice(prefix().length), __REDIRECTS__)
  return target === undefined ? undefined : prefix() + target
}

/** The address itself, or where it leads if there is no page at it. Says that a page is slow while it is wanted. */
async function pageFor(address: string, { ___loader }: GatsbyWindow, isWanted: () => boolean): Promise<string> {
  const slow = setTimeout(() => isWanted() && startPageLoading(), DELAY)
  try {
    const found = await ___loader?.loadPage(pathOf(address))
    return (found && isMissing(found) ? await lookUp(address) : undefined) ?? address
  } catch {
    return address
  } finally {
    clearTimeout(slow)
  }
}

/** Where an address leads by the list of all routes, which is fetched for it; nowhere if the list cannot be had. */
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
