import { readFileSync } from 'node:fs'
import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOnly } from 'axe-core'
import { requireSite } from './built-site'
import { Host } from './host'
import { settle } from './page'

/** What a test may say is right although it looks wrong. */
export interface Allowances {
  /**
   * Names a console or page error that must occur: the exact text, or a pattern where a part of it changes.
   * The text of a resource that failed to load ends with its path.
   * @param options.may it may as well not occur: what a browser asks for by itself, as icons, is its own affair
   */
  error(text: string | RegExp, options?: { may: boolean }): void
  /** Names another host that may be asked. Nothing answers for it, unless the test routes its requests. */
  host(name: string): void
}

/** The site that a test runs on; each project of playwright.config.ts names one. */
export interface SiteOptions {
  /** Where it was built to. */
  root: string
  /** The path it was built to be served below; empty, or with a slash at its start only. */
  prefix: string
  /**
   * Whether the browser has service workers; off, unless a test is about what stays when the connection is lost. To
   * install one and to have it keep a page is as much work as all else that a visit asks of the machine.
   */
  serviceWorker: boolean
}

/**
 * Expects no violation of WCAG 2.0, 2.1 and 2.2, A and AA, on the page as it is now.
 * @param options.only the rules about colours, where nothing else has changed since the last time
 */
export type Axe = (options?: { page?: Page; only?: 'colours' }) => Promise<void>

interface Fixtures extends SiteOptions {
  /** The static host of the built site, on a port of its own. It behaves until the test says otherwise. */
  host: Host
  allow: Allowances
  axe: Axe
  /** Opens a page of its own, as another visitor or another browser would. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>
  guard: Guard
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The short form, which a browser reads in half the time. */
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

const colourRules = ['color-contrast', 'link-in-text-block']
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Notes every error and every foreign request of the contexts it watches. */
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

  check() {
    const isExpected = (text: string, error: string | RegExp) =>
      typeof error === 'string' ? error === text : error.test(text)
    const counted = this.problems.filter(({ host }) => !this.hosts.has(host)).map(({ text }) => text)
    const known = [...this.errors, ...this.possible]
    const unexpected = counted.filter((text) => !known.some((error) => isExpected(text, error)))
    const missing = this.errors.filter((error) => !counted.some((text) => isExpected(text, error)))
    expect(unexpected, 'errors in the browser and requests to other hosts').toEqual([])
    expect(missing, 'errors the test expects and the browser does not report').toEqual([])
  }

  private note(text: string, url = '') {
    this.problems.push({ text, host: this.hostOf(url) })
  }

  /** The host of an address; empty for our own, and for what needs no host. */
  private hostOf(url: string) {
    const { origin, hostname } = URL.canParse(url) ? new URL(url) : { origin: this.own, hostname: '' }
    return origin === this.own ? '' : hostname
  }
}

export const test = base.extend<Fixtures>({
  root: ['public', { option: true }],
  prefix: ['', { option: true }],
  serviceWorker: [false, { option: true }],
  // One for each test, so that no late request of another is counted.
  host: async ({ root, prefix }, use) => {
    requireSite(root)
    const host = new Host(root, prefix)
    await host.start()
    await use(host)
    await host.stop()
  },
  baseURL: async ({ host }, use) => use(host.url),
  context: async ({ context, serviceWorker }, use) => {
    if (!serviceWorker) await takeServiceWorker(context)
    await use(context)
  },
  guard: [
    async ({ context, host }, use) => {
      const guard = new Guard(host.url)
      guard.watch(context)
      await use(guard)
      guard.check()
      // Browsers ask for the icon of old for a bare image; and Gatsby asks without the prefix (HEAD) whether something else
      // than a page is at an address that it does not know.
      const beside = host.visits.filter(
        ({ isOfSite, path, method }) => !isOfSite && path !== '/favicon.ico' && method !== 'HEAD',
      )
      expect(beside, 'requests beside the path of the site').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page }, use) => use(waitForScripts(page)),
  allow: async ({ guard }, use) => use(guard.allow),
  visitor: async ({ browser, guard, host, serviceWorker }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: host.url, ...options })
      contexts.push(context)
      if (!serviceWorker) await takeServiceWorker(context)
      guard.watch(context)
      return waitForScripts(await context.newPage())
    })
    for (const context of contexts) await context.close()
  },
  axe: async ({ page }, use) =>
    use(async ({ page: target = page, only } = {}) => {
      await settle(target)
      const runOnly: RunOnly = only ? { type: 'rule', values: colourRules } : { type: 'tag', values: wcag }
      if (!(await target.evaluate(() => 'axe' in window))) await target.evaluate(axeSource)
      const violations = await target.evaluate(
        async (rules) =>
          (await window.axe.run(document, { runOnly: rules, resultTypes: ['violations'], selectors: false }))
            .violations,
        runOnly,
      )
      const found = violations.map(({ id, nodes }) => ({
        rule: id,
        nodes: nodes.map((node) => [node.html, ...node.any, ...node.all, ...node.none].map(describeCheck)),
      }))
      expect(found, 'violations of WCAG A and AA').toEqual([])
    }),
})

/** Opens pages as a browser without service workers does, as some are in private windows. */
const takeServiceWorker = (context: BrowserContext) => context.addInitScript('delete Navigator.prototype.serviceWorker')

/** How long scripts may take to take a page over before a test goes on without them, in ms: some tests break them. */
const PATIENCE = 3000

/** Lets `goto` wait until scripts have taken the page over, unless a test asks for the first bytes only (`commit`). */
function waitForScripts(page: Page): Page {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (options?.waitUntil === 'commit') return answer
    if (await page.evaluate(() => matchMedia('(scripting: none)').matches).catch(() => true)) return answer
    const loading = page.locator('[data-loader="active"]')
    await loading.waitFor({ state: 'detached', timeout: PATIENCE }).catch(() => undefined)
    return answer
  }
  return page
}

const describeCheck = (check: string | { message: string }) => (typeof check === 'string' ? check : check.message)

export { expect }
