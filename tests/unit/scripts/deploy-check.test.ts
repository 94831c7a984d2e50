import { describe, expect, it } from 'vitest'
import type { HostAnswer, Ask } from '../../../scripts/deploy/ask'
import { checkSite } from '../../../scripts/deploy/checks'
import { IMMUTABLE, REVALIDATE, SECURITY } from '../../../src/gatsby/hosting/headers'

const root = 'http://localhost:9000/'
const policy = "default-src 'self'"
const home = `<meta name="version" content="1"><meta http-equiv="Content-Security-Policy" content="${policy}">
  <link rel="canonical" href="https://robin.dev/"><meta property="og:image" content="https://robin.dev/share/index.jpg">
  <script data-scripts="/app-0123456789abcdef0123.js"></script><a href="/about/">about</a>`

interface Served {
  status?: number
  body?: string
  headers?: Record<string, string>
}

const safe = { ...Object.fromEntries(SECURITY), 'Content-Security-Policy': `${policy}; frame-ancestors 'none'` }
const text = (type: string, cache = REVALIDATE): Served => ({
  headers: { ...safe, 'content-type': type, 'cache-control': cache, vary: 'Accept-Encoding', etag: '"1"' },
})

/** A site as it should be. */
const sound: Record<string, Served> = {
  '': { ...text('text/html; charset=utf-8'), body: home },
  'app-0123456789abcdef0123.js': text('text/javascript', IMMUTABLE),
  'page-data/index/page-data.json': text('application/json'),
  'page-data/app-data.json': text('application/json'),
  'sw.js': text('text/javascript'),
  'manifest.webmanifest': text('application/manifest+json'),
  'favicon.svg': text('image/svg+xml'),
  'favicon.ico': text('image/x-icon'),
  'robots.txt': text('text/plain'),
  'sitemap-index.xml': text('text/xml'),
  'share/index.jpg': text('image/jpeg'),
  about: { status: 301, headers: { location: '/about/' } },
  me: { status: 301, headers: { location: '/about/' } },
  'promo.mp4': { status: 206 },
}

const site =
  (changes: Record<string, Served>): Ask =>
  (path, asked = {}) => {
    const missing: Served = { status: 404, body: home }
    const served = changes[path.replace(/^\//, '')] ?? sound[path.replace(/^\//, '')] ?? missing
    const headers = new Headers(served.headers)
    if (asked['accept-encoding'] && headers.has('vary')) headers.set('content-encoding', asked['accept-encoding'])
    const isKnown = asked['if-none-match'] !== undefined && headers.get('etag') === asked['if-none-match']
    const status = isKnown ? 304 : (served.status ?? 200)
    const answer: HostAnswer = { url: root + path.replace(/^\//, ''), status, headers, body: served.body ?? '' }
    return Promise.resolve(answer)
  }

const redirect = { from: '/me', to: '/about', permanent: true, ignoreCase: false }
const check = async (changes: Record<string, Served>, hasHeaders = true) =>
  (await checkSite(site(changes), { root, redirects: [redirect], hasHeaders })).map(
    (one) => `${one.subject}: ${one.text}`,
  )

describe('the check of a published site', () => {
  it('finds nothing in a site as it should be', async () => {
    expect(await check({})).toEqual([])
  })

  /** A file without one of its headers. */
  const bare = (file: string, header: string) => {
    const headers = Object.entries(sound[file]?.headers ?? {}).filter(([name]) => name.toLowerCase() !== header)
    return { [file]: { ...sound[file], headers: Object.fromEntries(headers) } }
  }

  it.each<[string, Record<string, Served>, RegExp]>([
    ['a page that is missing', { '': { status: 500 } }, /page: .* answers 500/],
    ['unknown addresses that are answered with 200', { 'no-such-page-is-here/': { body: home } }, /expected 404/],
    ['a folder that is forbidden', { 'page-data/': { status: 403 } }, /a folder without a page is nothing/],
    ['a redirect that is a page', { me: { status: 200 } }, /redirects: \/me: .* expected 301 to \/about\//],
    ['a redirect that leads elsewhere', { me: { status: 301, headers: { location: '/' } } }, /leads to \/; expected/],
    ['no compression', bare('', 'vary'), /compression: \/ is not compressed with br/],
    [
      'scripts that are asked for again',
      { 'app-0123456789abcdef0123.js': text('text/javascript') },
      /may be kept for good/,
    ],
    ['a worker that is kept', { 'sw.js': text('text/javascript', IMMUTABLE) }, /sw\.js must be asked for again/],
    [
      'a manifest of another type',
      { 'manifest.webmanifest': text('text/plain') },
      /sent as text\/plain; expected application/,
    ],
    ['a header that is missing', bare('', 'x-content-type-options'), /x-content-type-options is missing/],
    [
      'a policy of another build',
      {
        '': {
          ...sound[''],
          headers: { ...sound['']?.headers, 'Content-Security-Policy': "script-src *; frame-ancestors 'none'" },
        },
      },
      /not that of this build/,
    ],
    ['source maps', { 'app-0123456789abcdef0123.js.map': {} }, /source maps are published/],
    ['a film that comes whole', { 'promo.mp4': { status: 200 } }, /Safari does not play it/],
    ['a share image that is missing', { 'share/index.jpg': { status: 404 } }, /sharing: \/share\/index\.jpg/],
  ])('tells %s', async (_, changes, told) => {
    expect((await check(changes)).join('\n')).toMatch(told)
  })

  it('asks no headers and redirects of a host that has none', async () => {
    expect(await check({ me: { status: 404 }, ...bare('', 'x-frame-options') }, false)).toEqual([])
  })
})
