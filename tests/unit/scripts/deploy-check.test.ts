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
  'films/reel.mp4': { status: 206 },
}

const site =
  (changes: Record<string, Served>, ways: readonly string[]): Ask =>
  (path, asked = {}) => {
    const missing: Served = { status: 404, body: home }
    const served = changes[path.replace(/^\//, '')] ?? sound[path.replace(/^\//, '')] ?? missing
    const headers = new Headers(served.headers)
    const way = asked['accept-encoding'] ?? ''
    if (ways.includes(way) && headers.has('vary')) headers.set('content-encoding', way)
    const isKnown = asked['if-none-match'] !== undefined && headers.get('etag') === asked['if-none-match']
    const status = isKnown ? 304 : (served.status ?? 200)
    const answer: HostAnswer = { url: root + path.replace(/^\//, ''), status, headers, body: served.body ?? '' }
    return Promise.resolve(answer)
  }

const redirect = { from: '/me', to: '/about', permanent: true, ignoreCase: false }
interface Host {
  hasHeaders?: boolean
  film?: string | undefined
  /** How it compresses. */
  ways?: readonly string[]
}
const check = async (
  changes: Record<string, Served>,
  { hasHeaders = true, film, ways = ['br', 'gzip'] }: Host = { film: '/films/reel.mp4' },
) =>
  (await checkSite(site(changes, ways), { root, redirects: [redirect], hasHeaders, film })).map(
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
    ['a folder that is forbidden', { 'page-data/': { status: 403 } }, /as for every address without a page/],
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
    ['a film that comes whole', { 'films/reel.mp4': { status: 200 } }, /Safari does not play it/],
    ['a film that is missing', { 'films/reel.mp4': { status: 404 } }, /film: .*reel\.mp4 answers 404/],
    ['a share image that is missing', { 'share/index.jpg': { status: 404 } }, /sharing: \/share\/index\.jpg/],
  ])('tells %s', async (_, changes, told) => {
    expect((await check(changes)).join('\n')).toMatch(told)
  })

  it.each([undefined, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'])(
    'asks for no file of the film %s',
    async (film) => {
      expect(await check({ 'films/reel.mp4': { status: 404 } }, { film })).toEqual([])
    },
  )

  /** The site on a host that sends gzip and keeps everything for ten minutes, as GitHub Pages does. */
  const onPages = Object.fromEntries(
    Object.entries(sound).map(([file, { headers = {}, ...rest }]): [string, Served] => {
      const own = Object.entries(headers).filter(([name]) => !(name in safe))
      return [file, { ...rest, headers: { ...Object.fromEntries(own), 'cache-control': 'max-age=600' } }]
    }),
  )
  const pages: Host = { hasHeaders: false, ways: ['gzip'] }

  it('asks no headers, redirects and Brotli of a host that has none', async () => {
    expect(await check({ ...onPages, me: { status: 404 } }, pages)).toEqual([])
    expect((await check({ ...onPages, me: { status: 404 } }, { ...pages, hasHeaders: true })).length).toBeGreaterThan(5)
  })

  it('asks such a host for gzip, and to send nothing again', async () => {
    expect((await check(onPages, { ...pages, ways: [] })).join('\n')).toMatch(
      /compression: \/ is not compressed with gzip/,
    )
    const ask = site(onPages, ['gzip'])
    const whole: Ask = async (path, asked) => ({
      ...(await ask(path, asked)),
      ...(path === 'sw.js' && { status: 200 }),
    })
    const found = await checkSite(whole, { root, redirects: [], hasHeaders: false })
    expect(found).toEqual([
      { subject: 'caching', text: '/sw.js is sent whole to a browser that has it already; expected 304' },
    ])
  })
})
