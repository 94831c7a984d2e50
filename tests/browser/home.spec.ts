import { site } from './support/content'
import { chooseTheme, hiddenByAnimation, readToTheEnd, themes } from './support/page'
import { expect, test } from './support/test'

for (const theme of themes) {
  test(`header, body and footer are ${theme} when ${theme} was chosen (O2, O3)`, async ({ page }) => {
    await chooseTheme(page, theme)
    await page.goto('/', { waitUntil: 'commit' })
    for (const part of ['header', 'body', 'footer'])
      await expect(page.locator('html')).toHaveAttribute(`data-${part}-theme`, theme)
  })
}

for (const path of ['/', '/about/', '/contact/', '/srxp/', '/grid-3/', '/devloper-2/', '/404/'])
  test(`${path} fits a window of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await readToTheEnd(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

test('the page that is shown begins anew when it is chosen again (H1)', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await page.getByRole('banner').getByRole('link', { name: site.brand }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the document names the brand, its tagline and its language (L2)', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(`${site.brand} — ${site.tagline}`)
  await expect(page.locator('html')).toHaveAttribute('lang', site.language)
})

test('brand leads home (H1)', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: site.brand })).toHaveAttribute('href', '/')
})

test('the first Tab reaches a link that skips to the content (L1)', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /skip/i })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('images reserve their place, say what they show, and all but the first wait (D1)', async ({ page }) => {
  await page.goto('/')
  await readToTheEnd(page)
  const images = await page.locator('main img').evaluateAll((all: HTMLImageElement[]) =>
    all.map((image) => ({
      src: image.currentSrc,
      hasAlt: image.hasAttribute('alt'),
      hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
      loading: image.loading,
      priority: image.getAttribute('fetchpriority'),
    })),
  )
  expect(images.length).toBeGreaterThan(0)
  for (const [index, image] of images.entries())
    expect.soft(image).toMatchObject({
      hasAlt: true,
      hasSize: true,
      loading: index === 0 ? 'eager' : 'lazy',
      priority: index === 0 ? 'high' : null,
    })
})

test('home says and links the same without JavaScript (P1, L3, H6)', async ({ page, visitor }) => {
  const plain = await visitor({ javaScriptEnabled: false })
  // From the sixty-first day on only who has no scripts is told of the availability.
  await page.clock.setSystemTime(site.availability.checked)
  const said = []
  for (const one of [page, plain]) {
    await one.goto('/')
    await expect(one.getByRole('heading', { level: 1 })).toBeVisible()
    if (one === page) await readToTheEnd(page)
    said.push({
      text: (await one.locator('body').innerText()).replace(/\s+/g, ' '),
      links: await one.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    })
  }
  expect(said[1]).toEqual(said[0])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing waits for a scroll to be seen (L3, C8)', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await hiddenByAnimation(page)).toEqual([])
  })
})
