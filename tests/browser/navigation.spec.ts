import { attribute, built, builtFiles } from './support/built'
import { projects, site } from './support/content'
import { expect, test } from './support/test'

test('header stays the same element from page to page (L1)', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
  await page.getByRole('banner').evaluate((header) => Object.assign(header, { isFirstHeader: true }))

  await page.getByRole('main').locator('a[href="/srxp/"]').first().click()
  await expect(page).toHaveURL('/srxp/')
  await expect(page.getByRole('heading', { level: 1, name: 'srxp' })).toBeVisible()

  expect(await page.evaluate(() => 'isFirstDocument' in window), 'the document is still the first').toBe(true)
  expect(await page.getByRole('banner').evaluate((header) => 'isFirstHeader' in header)).toBe(true)
})

test('the bare layout shows the page alone, titled with the name, with one way home (L2)', async ({ page }) => {
  await page.goto('/devloper-2/')
  await expect(page).toHaveTitle(site.owner.name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.owner.name)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()

  await page.getByRole('main').locator('a[href="/"]').click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner')).toBeVisible()
})

test('pages opened again through the service worker are themselves, without errors', async ({ page }) => {
  await page.goto('/srxp/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  for (const { path, name } of projects.slice(0, 3)) {
    await page.goto(path)
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  }
  await page.goto('/devloper-2/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.owner.name)
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('footer names the year and the studio (P5)', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText(`© ${site.footer.year} ${site.footer.studio}`)
})

test('every link of every built page leads somewhere (R1, R2)', async ({ request, host }) => {
  const pages = builtFiles().filter((file) => file.endsWith('.html'))
  const links = pages.flatMap((page) =>
    attribute(built(page), 'href').map((href) => ({ page, to: new URL(href, `${host.url}/${page}`) })),
  )
  const internal = links.filter(({ to }) => to.origin === host.url)
  expect(internal.length).toBeGreaterThan(pages.length)

  for (const path of new Set(internal.map(({ to }) => to.pathname + to.search))) {
    const from = internal.find(({ to }) => to.pathname + to.search === path)?.page
    const response = await request.get(path, { maxRedirects: 0 })
    expect.soft(response.status(), `${path}, linked from ${from}`).toBe(200)
  }
  for (const { page, to } of internal.filter(({ to }) => to.hash.length > 1)) {
    const target = `${to.pathname.slice(1)}${to.pathname.endsWith('/') ? 'index.html' : ''}`
    const id = decodeURIComponent(to.hash.slice(1))
    expect.soft(attribute(built(target), 'id'), `#${id} in ${target}, linked from ${page}`).toContain(id)
  }
})

for (const { path, name, headings } of projects) {
  test(`project ${name} tells its whole story at ${path} (H8, R1)`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    const shown = (await page.getByRole('main').getByRole('heading').allInnerTexts()).join('\n').toLowerCase()
    for (const heading of headings) expect.soft(shown).toContain(heading.toLowerCase())
  })
}

test('an unknown address shows the 404 page with its status (D2, R1)', async ({ page, allow }) => {
  allow.error(/status of 404 \(Not Found\) (\/page-data)?\/no-such-page\b/)
  const response = await page.goto('/no-such-page/')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [entry, path] of [
    ['about me.', '/about/'],
    ['contact.', '/contact/'],
  ] as const) {
    test(`"${entry}" leads to ${path} (H6)`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: entry, exact: true }).first().click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('contact shows the address to write to (P3)', async ({ page }) => {
    await page.goto('/contact/')
    await expect(page.getByRole('heading', { name: site.contact.heading })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(site.contact.text)
    const { email } = site.owner
    await expect(page.getByRole('main').getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  })
})
