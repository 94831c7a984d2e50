import { deadAddresses } from '../../support/addresses'
import { expect, test } from '../../support/test'
import { built, builtFiles } from '../support/built'
import { site } from '../support/content'
import { PREFIX, prefixed, ROOT } from '../support/site'

test('every address in every page leads below the prefix, to something that is there (R1, R2)', () => {
  expect(builtFiles().filter((file) => file.endsWith('.html')).length).toBeGreaterThan(30)
  expect(deadAddresses(ROOT, PREFIX, site.url)).toEqual([])
})

test('data, manifest, sitemap and redirects keep to the prefix', () => {
  const files = builtFiles()
  for (const file of files.filter((name) => /^page-data\/.*\.json$/.test(name)))
    expect.soft(built(file), file).not.toMatch(/"\/static\//)

  const manifest = JSON.parse(built('manifest.webmanifest')) as { start_url: string; icons: { src: string }[] }
  expect(manifest.start_url).toBe(prefixed('/'))
  for (const { src } of manifest.icons)
    expect(files).toContain(new URL(src, site.url).pathname.replace(prefixed('/'), ''))

  const pages = [...built('sitemap-0.xml').matchAll(/<loc>([^<]+)/g)].map(([, page = '']) => page)
  for (const page of pages) {
    const { origin, pathname } = new URL(page)
    expect.soft(origin).toBe(new URL(site.url).origin)
    expect.soft(files).toContain(`${pathname.replace(prefixed('/'), '')}index.html`)
  }
  expect(built('robots.txt')).toMatch(new RegExp(`^Sitemap: \\S+${PREFIX}/sitemap-index.xml$`, 'm'))
  for (const line of built('_redirects').trim().split('\n'))
    expect.soft(line).toMatch(new RegExp(`^${PREFIX}/\\S+ ${PREFIX}/\\S* 30[12]$`))
})

test.describe('the service worker', () => {
  test.use({ serviceWorker: true })

  test('keeps to the prefix (D4)', async ({ page }) => {
    await page.goto(prefixed('/srxp/'))
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
    expect(new URL(scope).pathname).toBe(prefixed('/'))
  })

  test('is not registered on plain HTTP elsewhere, and the console says why (D4)', async ({ visitor, host, allow }) => {
    const { port } = new URL(host.url)
    allow.host('127.0.0.1')
    const page = await visitor({ baseURL: `http://127.0.0.1:${port}` })
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.goto(prefixed('/'))
    await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
    await expect
      .poll(() => said)
      .toContain('Service workers can only be used over HTTPS, or on localhost for development')
    expect(host.count('/sw.js')).toBe(0)
  })
})

test('a project, a gallery and a photograph have their pages and places without code', async ({ page, request }) => {
  for (const path of ['/wadloper/', '/grid-2-fluid/', '/works/tide/']) {
    expect((await request.get(prefixed(path))).status(), path).toBe(200)
    expect(built('sitemap-0.xml')).toContain(`${prefixed(path)}<`)
  }
  await page.goto(prefixed('/grid-2-fluid/2/'))
  const works = page.getByRole('region', { name: 'Works' }).getByRole('listitem')
  await expect(works.filter({ hasText: 'wadloper' })).toHaveCount(1)
  await works.getByRole('link', { name: 'Mud flats' }).click()
  await expect(page.getByRole('dialog', { name: 'Photograph viewer' })).toContainText('Mud flats')
})

test.describe('published under another path than it was built for', () => {
  test.use({ prefix: '' })

  test('a page keeps its words and says in plain text what is wrong', async ({ page, allow }) => {
    allow.error(/^Failed to load resource: .* 404 /)
    // Its scripts never answer here.
    await page.goto('/about/', { waitUntil: 'commit' })
    await expect(page.getByRole('alert')).toContainText(`built for ${PREFIX}/ and is published at /`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
