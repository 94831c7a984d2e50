import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepingWorker, retiringWorker } from '../../../src/offline/build/service-worker'
import type { PageFiles } from '../../../src/offline/protocol'
import { FakeCache, FakeCaches, listOf, startWorker } from './worker-browser'

/** Two builds of a site. */
const OLD = '0123456789ab'
const NEW = 'ba9876543210'

let caches: FakeCaches
beforeEach(() => (caches = new FakeCaches()))
afterEach(() => vi.restoreAllMocks())

type Host = [bytes?: number, lists?: Partial<PageFiles>]

const workerOf = (base: string, version: string, ...host: Host) =>
  startWorker(keepingWorker({ version, always: ['/offline/'], offline: '', full: '' }), caches, base, version, ...host)

const install = async (base: string, version: string, ...host: Host) => {
  const worker = workerOf(base, version, ...host)
  await worker.send('install')
  await worker.send('activate')
  return worker
}

/** What the caches of an origin hold: the versions of the pages, by their paths. */
async function kept() {
  const pages: Record<string, string[]> = {}
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) {
      const [, version] = /content="(\w+)"/.exec((await (await cache.match(url))?.text()) ?? '') ?? []
      if (version) (pages[new URL(url).pathname] ??= []).push(version)
    }
  }
  return pages
}

/** A cache as earlier builds named and filled theirs. */
async function keepAsBefore(base: string, version: string) {
  const cache = await caches.open(`kept-${version}`)
  await cache.put(`${base}about/`, new Response(`<meta content="${version}">`))
  const page = { path: '/about/', title: 'About', time: 0, whole: false, files: [] }
  await cache.put(`${base}kept-pages.json`, new Response(JSON.stringify([page])))
}

describe.each([
  ['/a/', '/b/'],
  ['/', '/b/'],
  ['/b/c/', '/b/'],
])('the worker of a site at %s, beside one at %s', (own, other) => {
  it('takes over its own pages, and leaves what the other has kept', async () => {
    await (await install(own, OLD)).send('message', { keep: '/about/' })
    await (await install(other, OLD)).send('message', { keep: '/about/' })
    await install(own, NEW)
    expect(await kept()).toEqual({
      [`${own}offline/`]: [NEW],
      [`${own}about/`]: [NEW],
      [`${other}offline/`]: [OLD],
      [`${other}about/`]: [OLD],
    })
  })

  it('forgets its own pages alone', async () => {
    const worker = await install(own, OLD)
    await worker.send('message', { keep: '/about/' })
    await (await install(other, OLD)).send('message', { keep: '/about/' })
    await worker.send('message', { forget: true })
    expect(await kept()).toEqual({
      [`${own}offline/`]: [OLD],
      [`${other}offline/`]: [OLD],
      [`${other}about/`]: [OLD],
    })
  })

  it('keeps pages again once the visitor has made room', async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    const worker = await install(own, OLD)
    const put = vi.spyOn(FakeCache.prototype, 'put')
    put.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
    await worker.send('message', { keep: '/about/' })
    await worker.send('message', { keep: '/contact/' })
    expect(await kept()).toEqual({ [`${own}offline/`]: [OLD] })
    await worker.send('message', { forget: true })
    await worker.send('message', { keep: '/about/' })
    expect(await kept()).toEqual({ [`${own}offline/`]: [OLD], [`${own}about/`]: [OLD] })
  })

  it('takes over a cache of its own without the site in its name, and leaves one of the other', async () => {
    await keepAsBefore(own, OLD)
    await keepAsBefore(other, 'cdef01234567')
    await install(own, NEW)
    expect(await caches.keys()).toEqual(['kept-cdef01234567', expect.stringContaining(NEW)])
    expect(await kept()).toEqual({
      [`${own}offline/`]: [NEW],
      [`${own}about/`]: [NEW],
      [`${other}about/`]: ['cdef01234567'],
    })
  })

  it('takes all it kept away when it retires, and nothing else', async () => {
    const plugins = (base: string) =>
      ['precache-v2', 'runtime'].map((kind) => `gatsby-plugin-offline-${kind}-https://host.example${base}`)
    await keepAsBefore(own, OLD)
    await keepAsBefore(other, 'cdef01234567')
    await install(other, NEW)
    const others = [...plugins(other), 'images']
    for (const name of others) await caches.open(name)
    const before = (await caches.keys()).filter((name) => name !== `kept-${OLD}`)
    await workerOf(own, NEW).send('install')
    for (const name of plugins(own)) await caches.open(name)

    const retiring = startWorker(retiringWorker(), caches, own)
    await retiring.send('install')
    await retiring.send('activate')
    expect(await caches.keys()).toEqual(before)
  })
})

it('is not told by the plugin to clear what all sites of an origin share', async () => {
  const { MessageAPI, cleared } = await install('/a/', OLD)
  MessageAPI.setPathResources()
  MessageAPI.clearPathResources()
  expect(cleared).toEqual([])
})

it('names no cache so that the plugin of any site takes it for one of its own', async () => {
  await install('/runtime/', OLD)
  expect((await caches.keys()).filter((name) => /runtime|^kept-/.test(name))).toEqual([])
})

it('keeps the newest pages that 24 MB hold, and the one that is always kept', async () => {
  const worker = await install('/a/', OLD, 5 * 2 ** 20)
  for (const number of [1, 2, 3, 4, 5, 6]) await worker.send('message', { keep: `/${number}/` })
  expect(Object.keys(await kept()).sort()).toEqual(['/a/3/', '/a/4/', '/a/5/', '/a/6/', '/a/offline/'])
})

describe('a page that is visited again', () => {
  const visits = { later: listOf(['/later.js']), images: listOf(['/one.png', '/two.png', '/gone.png']) }
  const files = async () => {
    const [name = ''] = await caches.keys()
    const urls = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    return urls.filter((url) => /\.(js|png)$/.test(url)).sort()
  }

  it('keeps what an earlier visit has kept, and what this one shows', async () => {
    const worker = await install('/', OLD, 0, visits)
    await worker.send('message', { keep: '/about/', images: ['/one.png'], whole: true })
    await worker.send('message', { keep: '/about/', images: ['/two.png'], whole: false })
    expect(await files()).toEqual(['/later.js', '/one.png', '/two.png'])
  })

  it('keeps nothing that a new build no longer has', async () => {
    const worker = await install('/', OLD, 0, visits)
    await worker.send('message', { keep: '/about/', images: ['/one.png', '/gone.png'], whole: true })
    const next = await install('/', NEW, 0, { later: listOf(['/new.js']), images: listOf(['/one.png']) })
    await next.send('message', { keep: '/about/', images: [], whole: false })
    expect(await files()).toEqual(['/new.js', '/one.png'])
  })
})
