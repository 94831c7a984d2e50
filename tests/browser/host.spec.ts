import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './support/test'

// The host of these tests must be trusted before what it breaks proves anything.
let folder: string

test.beforeEach(({ host }) => {
  // Not in the test's output folder: titles that differ by no more than a slash share one, and it goes with the first that passes.
  folder = mkdtempSync(join(tmpdir(), 'host-'))
  host.root = folder
  mkdirSync(`${folder}/album`)
  for (const [file, text] of [
    ['index.html', 'home'],
    ['404.html', 'lost'],
    ['album/index.html', 'work'],
    ['film.mp4', '0123456789'],
    ['app-0123456789abcdef0123.js', 'app()'],
  ] as const)
    writeFileSync(`${folder}/${file}`, text)
})

test.afterEach(() => rmSync(folder, { recursive: true }))

for (const [path, status, text, headers] of [
  ['/', 200, 'home', { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }],
  ['/album/?a=b', 200, 'work', { 'cache-control': 'public, max-age=0, must-revalidate' }],
  ['/album?a=b', 301, '', { location: '/album/?a=b' }],
  ['/nothing', 404, 'lost', { 'content-type': 'text/html; charset=utf-8' }],
  ['/nothing/', 404, 'lost', {}],
  ['/..%2fsecret', 404, 'lost', {}],
  ['/film.mp4', 200, '0123456789', { 'content-type': 'video/mp4', 'accept-ranges': 'bytes' }],
  ['/app-0123456789abcdef0123.js', 200, 'app()', { 'cache-control': 'public, max-age=31536000, immutable' }],
] as const) {
  test(`the test host answers ${path} with ${status}`, async ({ request, host }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(status)
    expect(await response.text()).toBe(text)
    expect(response.headers()).toMatchObject(headers)
    expect(host.visits).toEqual([{ method: 'GET', path: decodeURIComponent(path.replace(/\?.*/, '')), status }])
  })
}

for (const [range, status, text, part] of [
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
] as const) {
  test(`the test host answers the range ${range} with ${status}`, async ({ request }) => {
    const response = await request.get('/film.mp4', { headers: { range } })
    expect(response.status()).toBe(status)
    expect(await response.text()).toBe(text)
    expect(response.headers()['content-range']).toBe(part)
  })
}

test('the test host says when nothing changed', async ({ request }) => {
  const { etag = '' } = (await request.get('/')).headers()
  expect((await request.get('/', { headers: { 'if-none-match': etag } })).status()).toBe(304)
})

test('the test host misbehaves for chosen paths and times, and serves another folder', async ({ request, host }) => {
  const text = async (path: string) => (await request.get(path)).text()

  host.misbehave('/album/', { status: 503, body: 'broken', times: 1 })
  const failure = await request.get('/album/')
  expect([failure.status(), await failure.text()]).toEqual([503, 'broken'])
  expect(await text('/album/')).toBe('work')

  host.misbehave(/^\/album/, { body: '{garbage' })
  expect(await text('/album/')).toBe('{garbage')

  host.misbehave('/', { cut: true, times: 1 })
  await expect(request.get('/')).rejects.toThrow(/socket hang up|ECONNRESET/)
  expect(host.visits.at(-1)).toEqual({ method: 'GET', path: '/', status: 0 })

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
