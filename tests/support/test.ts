import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOnly } from 'axe-core'
import { SEEN_KEY } from '../../src/features/loader/loader-boot'
import { requireSite } from './built-site'
import { Host } from './host'
import { settle, takenOver } from './page'

/** What a test may declare right although it looks wrong. */
export interface Allowances {
  /**
   * Expects a console or page error: the exact text, or a pattern if a part of it varies. The text of a resource that
   * failed to load ends with its path.
   * @param options.may the error need not occur, as for icons and whatever else browsers request on their own
   */
  error(text: string | RegExp, options?: { may: boolean }): void
  /** Allows requests to another host. Nothing answers them, unless the test routes them. */
  host(name: string): void
}

/** The site that a test runs on, set by each project of playwright.config.ts. */
export interface SiteOptions {
  /** Where it was built. */
  root: string
  /** The path it was built to be served under: empty, or with a leading slash only. */
  prefix: string
  /**
   * Whether the browser has service workers; off, unless a test is about what stays when the connection is lost.
   * Installing one and keeping a page takes as long as everything else in a visit.
   */
  serviceWorker: boolean
  /** Whether each tab begins a visit, with the loader around the viewport (L3), which otherwise has been seen. */
  firstLoad: boolean
}

/**
 * Expects no violation of WCAG 2.0, 2.1 and 2.2, A and AA, on the page as it is now.
 * @param options.only checks only the rules about colours, if nothing else has changed since the last check
 */
export type Axe = (options?: { page?: Page; only?: 'colours' }) => Promise<void>

interface Fixtures extends SiteOptions {
  /** The static host of the built site, on its own port. It behaves until the test says otherwise. */
  host: Host
  allow: Allowances
  axe: Axe
  /** Opens a page in a new context, as another visitor or browser would. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>
  guard: Guard
  /** Lets a test run once more (CI) only if it ran out of time: beside busy cores a browser may hang for good. */
  secondTry: undefined
  /** Makes a context as the options say. */
  prepare: (context: BrowserContext) => Promise<void>
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The minified build, which a browser parses in half the time. */
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

const colourRules = ['color-contrast', 'link-in-text-block']
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Records every error and every third-party request of the contexts it watches. */
class Guard {
  private readonly problems: { text: string; host: string }[] = []
  private readonly errors: (string | RegExp)[] = []
  private readonly possible: (string | RegExp)[] = []
  private readonly hosts = new Set<string>()

  readonly allow: Allowances = {
    error: (text, { may } = { may: false }) => (may ? this.possible : this.errors).push(text),
    host: (name) => this.hosts.add(name),
  }

  constructor(private readonly own: string) {}

  watch(context: BrowserContext) {
    context.on('weberror', (webError) => this.note(webError.error().message))
    context.on('console', (message) => {
      const { url } = message.location()
      const subject = message.text().startsWith('Failed to load resource') ? ` ${new URL(url).pathname}` : ''
      if (message.type() === 'error') this.note(message.text() + subject, url)
    })
    context.on('request', (request) => {
      if (this.hostOf(request.url()) !== '') this.note(`Request to another host: ${request.url()}`, request.url())
    })
  }

  /** Waits for the errors a test expects, which may be reported after its last step. */
  async check() {
    const isExpected = (text: string, error: string | RegExp) =>
      typeof error === 'string' ? error === text : error.test(text)
    const counted = () => this.problems.filter(({ host }) => !this.hosts.has(host)).map(({ text }) => text)
    const known = [...this.errors, ...this.possible]
    const unexpected = () => counted().filter((text) => !known.some((error) => isExpected(text, error)))
    const missing = () => this.errors.filter((error) => !counted().some((text) => isExpected(text, error)))
    await expect.poll(missing, 'errors the test expects and the browser does not report').toEqual([])
    expect(unexpected(), 'errors in the browser and requests to other hosts').toEqual([])
  }

  private note(text: string, url = '') {
    this.problems.push({ text, host: this.hostOf(url) })
  }

  /** The host of an address; empty for our own, and for addresses without a host. */
  private hostOf(url: string) {
    const { origin, hostname } = URL.canParse(url) ? new URL(url) : { origin: this.own, hostname: '' }
    return origin === this.own ? '' : hostname
  }
}

/** How often a page that keeps changing is checked anew. */
const TRIES = 4

/** What axe finds on a page at rest: a transition that begins meanwhile may show a text half faded. */
async function violationsAtRest(page: Page, runOnly: RunOnly) {
  for (let tries = 1; ; tries += 1) {
    await settle(page)
    const { violations, isAtRest } = await page.evaluate(async (rules) => {
      let isAtRest = !document
        .getAnimations()
        .some((one) => one instanceof CSSTransition && one.playState === 'running')
      const move = () => (isAtRest = false)
      document.addEventListener('transitionrun', move)
      const { violations } = await window.axe.run(document, {
        runOnly: rules,
        resultTypes: ['violations'],
        selectors: false,
        // None of these rules reads the style sheets, which it would otherwise fetch and parse once more.
        preload: { assets: ['media'] },
      })
      document.removeEventListener('transitionrun', move)
      return { violations, isAtRest }
    }, runOnly)
    if (isAtRest || violations.length === 0 || tries === TRIES) return violations
  }
}

export const test = base.extend<Fixtures>({
  root: ['public', { option: true }],
  prefix: ['', { option: true }],
  serviceWorker: [false, { option: true }],
  firstLoad: [false, { option: true }],
  // One per test, so that late requests of another test are not counted.
  host: async ({ root, prefix }, use) => {
    requireSite(root)
    const host = new Host(root, prefix)
    await host.start()
    await use(host)
    await host.stop()
  },
  secondTry: [
    async ({}, use, info) => {
      const note = path.join(info.project.outputDir, `${info.testId}.out-of-time`)
      if (info.retry > 0 && !existsSync(note)) throw new Error('It failed within its time: see its first run.')
      await use(undefined)
      if (info.status !== 'timedOut') return
      mkdirSync(info.project.outputDir, { recursive: true })
      writeFileSync(note, '')
    },
    { auto: true },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  prepare: async ({ serviceWorker, firstLoad }, use) =>
    use(async (context) => {
      if (!serviceWorker) await takeServiceWorker(context)
      if (!firstLoad) await skipLoader(context)
    }),
  context: async ({ context, prepare }, use) => {
    await prepare(context)
    await use(context)
  },
  guard: [
    async ({ context, host }, use) => {
      const guard = new Guard(host.url)
      guard.watch(context)
      await use(guard)
      await guard.check()
      // Browsers request /favicon.ico for a bare image, and Gatsby checks without the prefix (HEAD) whether an unknown
      // address is something other than a page.
      const beside = host.visits.filter(
        ({ isOfSite, path, method }) => !isOfSite && path !== '/favicon.ico' && method !== 'HEAD',
      )
      expect(beside, 'requests beside the path of the site').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page }, use) => use(waitForScripts(page)),
  allow: async ({ guard }, use) => use(guard.allow),
  visitor: async ({ browser, guard, host, prepare }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: host.url, ...options })
      contexts.push(context)
      await prepare(context)
      guard.watch(context)
      return waitForScripts(await context.newPage())
    })
    for (const context of contexts) await context.close()
  },
  axe: async ({ page }, use) =>
    use(async ({ page: target = page, only } = {}) => {
      const runOnly: RunOnly = only ? { type: 'rule', values: colourRules } : { type: 'tag', values: wcag }
      if (!(await target.evaluate(() => 'axe' in window))) await target.evaluate(axeSource)
      const violations = await violationsAtRest(target, runOnly)
      const found = violations.map(({ id, nodes }) => ({
        rule: id,
        nodes: nodes.map((node) => [node.html, ...node.any, ...node.all, ...node.none].map(describeCheck)),
      }))
      expect(found, 'violations of WCAG A and AA').toEqual([])
    }),
})

/** Opens pages as a browser without service workers does, as in some private windows. */
const takeServiceWorker = (context: BrowserContext) => context.addInitScript('delete Navigator.prototype.serviceWorker')

/** Opens pages as later ones of a visit, without the loader: its frames cost as much as all else in showing a page. */
const skipLoader = (context: BrowserContext) =>
  context.addInitScript((key) => {
    try {
      sessionStorage.setItem(key, '1')
    } catch {
      // Some tests block storage; there the loader never shows.
    }
  }, SEEN_KEY)

/** Makes `goto` wait for hydration, unless a test asks for the first bytes only (`commit`). */
function waitForScripts(page: Page): Page {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (options?.waitUntil === 'commit') return answer
    if (await page.evaluate(() => matchMedia('(scripting: none)').matches).catch(() => true)) return answer
    await takenOver(page)
    return answer
  }
  return page
}

const describeCheck = (check: string | { message: string }) => (typeof check === 'string' ? check : check.message)

export { expect }
