import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Host } from '../../support/host'

// The host of the browser tests must be trusted before what it breaks proves anything.
let folder: string
let host: Host

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'host-'))
  for (const name of ['album', 'static']) mkdirSync(`${folder}/${name}`)
  for (const [file, text] of [
    ['index.html', 'home'],
    ['404.html', 'lost'],
    ['album/index.html', 'work'],
    ['film.mp4', '0123456789'],
    ['app-0123456789abcdef0123.js', 'app()'],
    ['static/face.woff2', 'face'],
  ] as const)
    writeFileSync(`${folder}/${file}`, text)
  host = new Host(folder, '/base')
  await host.start()
})

afterEach(async () => {
  await host.stop()
  rmSync(folder, { recursive: true })
})

const get = (path: string, init?: RequestInit) => fetch(host.url + path, { redirect: 'manual', ...init })
const text = async (path: string) => (await get(`/base${path}`)).text()

describe('the host of the browser tests', () => {
  it.each([
    ['/', 200, 'home', { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }],
    ['/album/?a=b', 200, 'work', { 'cache-control': 'public, max-age=0, must-revalidate' }],
    ['/album?a=b', 301, '', { location: '/base/album/?a=b' }],
    ['/nothing', 404, 'lost', { 'content-type': 'text/html; charset=utf-8' }],
    ['/nothing/', 404, 'lost', {}],
    ['/..%2fsecret', 404, 'lost', {}],
    ['/film.mp4', 200, '0123456789', { 'content-type': 'video/mp4', 'accept-ranges': 'bytes' }],
    ['/app-0123456789abcdef0123.js', 200, 'app()', { 'cache-control': 'public, max-age=31536000, immutable' }],
    ['/static/face.woff2', 200, 'face', { 'cache-control': 'public, max-age=31536000, immutable' }],
    ['/app-9876543210abcdef0123.js', 404, 'lost', { 'cache-control': 'public, max-age=0, must-revalidate' }],
  ])('answers %s with %i', async (path, status, body, headers) => {
    const response = await get(`/base${path}`)
    expect(response.status).toBe(status)
    expect(await response.text()).toBe(body)
    expect(Object.fromEntries(response.headers)).toMatchObject(headers)
    const asked = decodeURIComponent(path.replace(/\?.*/, ''))
    expect(host.visits).toEqual([{ method: 'GET', path: asked, isOfSite: true, status }])
  })

  it('knows nothing beside the path of the site', async () => {
    expect((await get('/album/')).status).toBe(404)
    expect(host.visits).toEqual([{ method: 'GET', path: '/album/', isOfSite: false, status: 404 }])
  })

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
  ])('answers the range %s with %i', async (range, status, body, part) => {
    const response = await get('/base/film.mp4', { headers: { range } })
    expect(response.status).toBe(status)
    expect(await response.text()).toBe(body)
    expect(response.headers.get('content-range')).toBe(part)
  })

  it('says when nothing changed', async () => {
    const etag = (await get('/base/')).headers.get('etag') ?? ''
    expect((await get('/base/', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('misbehaves for chosen paths and times, and serves another folder', async () => {
    host.misbehave('/album/', { status: 503, body: 'broken', times: 1 })
    const failure = await get('/base/album/')
    expect([failure.status, await failure.text()]).toEqual([503, 'broken'])
    expect(await text('/album/')).toBe('work')

    host.misbehave(/^\/album/, { body: '{garbage' })
    expect(await text('/album/')).toBe('{garbage')

    host.misbehave('/', { cut: true, times: 1 })
    await expect(get('/base/')).rejects.toThrow()
    expect(host.visits.at(-1)).toMatchObject({ method: 'GET', path: '/', status: 0 })

    host.misbehave('/', { delay: 60 })
    const start = performance.now()
    expect(await text('/')).toBe('home')
    expect(performance.now() - start).toBeGreaterThanOrEqual(50)

    expect(host.count('/')).toBe(2)
    expect(host.count(/^\/album/)).toBe(3)

    host.reset()
    host.root += '/album'
    expect(await text('/')).toBe('work')
    expect(host.visits).toHaveLength(1)
  })
})
