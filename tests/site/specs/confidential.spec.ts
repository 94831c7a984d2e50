import { built, builtFiles } from '../support/built'
import { prefixed } from '../support/site'
import { expect, test } from '../../support/test'

const path = '/portfolio-details-2/'
/** Its client and product, as `withhold` has them. */
const names = /spoorgids|atlas\W*tours/i

test('a confidential case is found from the menu and the galleries, and reads as any other', async ({ page }) => {
  // The folds of the menu open at once, so that no link moves away from under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(prefixed('/grid-3/'))
  await expect(
    page
      .getByRole('main')
      .locator(`a[href="${prefixed(path)}"]`)
      .first(),
  ).toBeVisible()
  const menu = page.getByRole('banner').getByRole('navigation')
  for (const group of ['Pages', 'Portfolio details'])
    await menu.getByRole('button', { name: group, exact: true }).click()
  await menu.getByRole('link', { name: 'Full width' }).click()
  await expect(page).toHaveURL(prefixed(path))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('reisboek')
})

test('it keeps out of search engines, sitemap, feed and curriculum', () => {
  const html = built('portfolio-details-2/index.html')
  expect(html).toMatch(/<meta [^>]*name="robots" content="noindex"/)
  expect(html).not.toContain('rel="canonical"')
  expect(html).not.toContain('application/ld+json')
  for (const file of ['sitemap-0.xml', 'feed.xml', 'resume.json']) expect.soft(built(file), file).not.toContain(path)
  expect(built('portfolio-details/index.html')).toContain('rel="canonical"')
})

test('the names that it withholds are in no file', () => {
  const texts = builtFiles().filter((file) => /\.(html|js|json|css|xml|txt|vcf|webmanifest)$/.test(file))
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((file) => names.test(file) || names.test(built(file)))).toEqual([])
})
