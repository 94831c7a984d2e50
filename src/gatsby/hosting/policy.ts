import { createHash } from 'node:crypto'
import { platformOf } from '../../lib/platform-of'

/** What a page contains inline instead of in a file. */
export interface InlineCode {
  scripts: string[]
  styles: string[]
}

const bodies = (html: string, name: string, wanted: (attributes: string) => boolean) =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([^]*?)</${name}>`, 'gi'))]
    .filter(([, attributes = '', body = '']) => wanted(attributes) && body !== '')
    .map(([, , body = '']) => body)

/** Whether browsers run an inline script with these attributes: not if its type is, say, `application/ld+json`. */
const isRun = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !/\stype="(?!module|(text|application)\/javascript)/.test(attributes)

/** The inline styles of a page, and the inline scripts that browsers run; empty ones need no permission. */
export const inlineCode = (html: string): InlineCode => ({
  scripts: bodies(html, 'script', isRun),
  styles: bodies(html, 'style', () => true),
})

/** The source expression that allows one inline script or style. */
export const hashSource = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

interface FilmSources {
  script: string[]
  frame: string[]
  media: string[]
  connect: string[]
}

/** Whom a page may contact for the film: nobody for a file of the site or without a film, else its host or platform. */
export function filmSources(url: string | undefined): FilmSources {
  const none: FilmSources = { script: [], frame: [], media: [], connect: [] }
  if (url === undefined || url.startsWith('/')) return none
  switch (platformOf(url)) {
    case 'file':
      return { ...none, media: [new URL(url).origin] }
    case 'youtube':
      return { ...none, script: ['https://www.youtube.com'], frame: ['https://www.youtube-nocookie.com'] }
    case 'vimeo':
      return {
        ...none,
        script: ['https://player.vimeo.com'],
        frame: ['https://player.vimeo.com'],
        connect: ['https://vimeo.com'],
      }
    case undefined:
      return none
  }
}

/** react-select's styles start as an empty element that its script fills through the CSSOM. */
const EMPTY = ''

/**
 * The Content-Security-Policy of one page, or of several together. Scripts and styles are the site's files or allowed
 * by their hash; nothing else runs. Only `style` attributes are unrestricted: they hold positions and colours of single
 * pictures, which differ by the hundred and which hashes cannot cover.
 * @param pages the inline code of each page
 * @param film `video.url` of `content/site.yml`, if there is a film
 */
export function contentPolicy(pages: Iterable<InlineCode>, film: string | undefined): string {
  const scriptHashes = new Set<string>()
  const styleHashes = new Set([hashSource(EMPTY)])
  for (const { scripts, styles } of pages) {
    for (const code of scripts) scriptHashes.add(hashSource(code))
    for (const code of styles) styleHashes.add(hashSource(code))
  }
  const { script, frame, media, connect } = filmSources(film)
  const own = "'self'"
  const directives: (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', own],
    ['script-src', own, ...[...scriptHashes].sort(), ...script],
    ['style-src', own, ...[...styleHashes].sort()],
    ['style-src-attr', "'unsafe-inline'"],
    // Without an external film, `default-src` covers these.
    ...(media.length > 0 ? [['media-src', own, ...media] as const] : []),
    ...(connect.length > 0 ? [['connect-src', own, ...connect] as const] : []),
    ['frame-src', ...(frame.length > 0 ? frame : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ]
  return directives.map((parts) => parts.join(' ')).join('; ')
}

/** Nobody may frame the site: only a header can say so, not a page. */
export const FRAMES = "frame-ancestors 'none'"

/**
 * Whether the policy that a host sends allows everything that a page's own one allows, and is otherwise the same.
 * @param sent as `headerPolicy` writes it
 */
export function coversPolicy(sent: string, policy: string): boolean {
  const allowed = new Set(sent.split(/; | /))
  const rest = (text: string) => text.replace(/ 'sha256-[^']+'/g, '')
  return rest(sent) === headerPolicy(rest(policy)) && policy.split(/; | /).every((part) => allowed.has(part))
}

/** The policy as a header value. */
export const headerPolicy = (policy: string): string => `${policy}; ${FRAMES}`

const META = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/** Inserts the policy into a page, before everything it governs, or replaces the existing one. */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`
  if (META.test(html)) return html.replace(META, () => meta)
  const marked = html.replace(/<meta charset="utf-8"\/>/i, (charset) => charset + meta)
  if (marked === html) throw new Error('a page without its charset has no place for the Content-Security-Policy')
  return marked
}

/**
 * What a built page contains although its own policy forbids it: the start of each script or style, and each attribute
 * that is a script. Empty for a page that works.
 */
export function violations(html: string): string[] {
  const [meta] = META.exec(html) ?? []
  if (!meta) return ['the page has no Content-Security-Policy']
  const { scripts, styles } = inlineCode(html)
  const blocked = [...scripts, ...styles].filter((code) => !meta.includes(hashSource(code)))
  const handlers = html.match(/<[a-z][^<>]*?\son[a-z]+="[^"]*"/gi) ?? []
  const addresses = html.match(/\s(?:href|src|action)="\s*javascript:[^"]*"/gi) ?? []
  return [...blocked, ...handlers, ...addresses].map((code) => code.trim().slice(0, 80))
}
