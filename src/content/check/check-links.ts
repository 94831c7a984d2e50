import type { Fault } from '../fault'
import { decodePart, matchParts, pathParts } from '../../lib/routing/redirect-path'
import { splitLinks } from '../../lib/text/split-links'
import { findLinks } from '../read/markdown'
import type { ContentFiles } from '../read/read-content'
import { selectTexts } from '../read/select'
import { faultAt, faultOfFile, type Source } from '../read/source'
import { email, webUrl } from '../schemas/common'
import { noFile } from './check-film'
import { noPage } from './check-menu'
import type { KnownPages } from './known-pages'

/** What a link may point to. */
interface Targets {
  pages: KnownPages
  statics: readonly string[]
  /** Addresses that redirect to a page. */
  redirects: readonly string[]
}

/** Texts of the page about privacy in which Markdown links are set. */
const LINKED_TEXTS = [
  ['figures', '*', 'label'],
  ['facts', 'items', '*', 'text'],
  ['film', 'own'],
  ['film', 'elsewhere'],
]

/**
 * Checks that links in stories and on the page about privacy point to a page, a file of `static/`, a web address, an
 * e-mail address or a phone number.
 * @param statics every file of `static/`
 */
export function checkLinks(files: ContentFiles, pages: KnownPages, statics: readonly string[]): Fault[] {
  const redirects = selectTexts(files.redirects.source.value, ['*', 'from']).map(({ value }) => value)
  const targets = { pages, statics, redirects }
  const stories = files.projects.flatMap(({ source, markdown, markdownLine }) =>
    findLinks(markdown).flatMap(({ href, line, column }): Fault[] => {
      const words = explain(href, targets)
      const place = { line: line + markdownLine - 1, column }
      return words ? [{ ...faultOfFile(source, words, place), path: `${source.root}.story` }] : []
    }),
  )
  return [...stories, ...checkPrivacy(files.pages.privacy.source, targets)]
}

function checkPrivacy(source: Source, targets: Targets): Fault[] {
  const links = [
    // The schema refuses one that does not begin with a slash.
    ...selectTexts(source.value, ['facts', 'items', '*', 'link', 'to']).filter(({ value }) => value.startsWith('/')),
    ...LINKED_TEXTS.flatMap((pattern) => selectTexts(source.value, pattern)).flatMap(({ path, value }) =>
      splitLinks(value)
        .filter((_, i) => i % 3 === 2)
        .map((href) => ({ path, value: href })),
    ),
  ]
  return links.flatMap(({ path, value }) => {
    const words = explain(value, targets)
    return words ? [faultAt(source, path, words)] : []
  })
}

function explain(href: string, targets: Targets): string | undefined {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  if (scheme !== undefined) return explainScheme(scheme, href)
  if (href.startsWith('#'))
    return `no part of the page is called ${JSON.stringify(href)}; expected a page, a file or an address of the web`
  if (/^(\/\/|www\.)/i.test(href) || /^[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|app|eu|nl)(\/|$)/i.test(href))
    return `has no https:// before ${JSON.stringify(href)}; did you mean ${JSON.stringify(`https://${href.replace(/^\/\//, '')}`)}?`
  if (!href.startsWith('/'))
    return `${JSON.stringify(href)} does not begin with /; expected a page as /about/, or a file of static/ as /${href.replace(/^[./]+/, '')}`
  return explainPath(href, targets)
}

function explainScheme(scheme: string, href: string): string | undefined {
  switch (scheme) {
    case 'http':
    case 'https':
      return webUrl().safeParse(href).success
        ? undefined
        : `is not a web address (${JSON.stringify(href)}); expected one like https://example.com/page`
    case 'mailto': {
      const address = decodePart(/^mailto:([^?]*)/i.exec(href)?.[1] ?? '')
      return email().safeParse(address).success
        ? undefined
        : `is not an e-mail address (${JSON.stringify(address)}); expected one like mailto:name@example.com`
    }
    case 'tel':
      return /^tel:\+?[\d().-]+$/i.test(href)
        ? undefined
        : `is not a telephone number (${JSON.stringify(href)}); expected one like tel:+31201234567`
    default:
      return `leads to ${scheme}:, which is no link of this site; expected https:, http:, mailto: or tel:`
  }
}

function explainPath(href: string, { pages, statics, redirects }: Targets): string | undefined {
  const address = decoded(href.replace(/[?#].*$/, ''))
  if (/\.[a-z\d]+$/i.test(address)) return statics.includes(address.slice(1)) ? undefined : noFile(address, statics)
  const route = pathParts(address).join('/')
  const leadsOn = redirects.some((from) => matchParts(pathParts(from), pathParts(address), true))
  return pages.routes.has(route) || leadsOn || !pages.complete ? undefined : noPage(route, pages)
}

function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
