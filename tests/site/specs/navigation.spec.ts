import { projects, site } from '../support/content'
import { follow, isSameDocument, markDocument } from '../support/navigation'
import { prefixed } from '../support/site'
import { expect, test } from '../../support/test'

test('header stays the same element from page to page, above a footer with year and studio (L1, P5)', async ({
  page,
}) => {
  await page.goto(prefixed('/'))
  await markDocument(page)
  await page.getByRole('banner').evaluate((header) => Object.assign(header, { isFirstHeader: true }))
  await expect(page.getByRole('contentinfo')).toContainText(`© ${site.footer.year} ${site.footer.studio}`)

  await follow(page, '/srxp/')
  await expect(page.getByRole('heading', { level: 1, name: 'srxp' })).toBeVisible()

  expect(await isSameDocument(page), 'the document is still the first').toBe(true)
  expect(await page.getByRole('banner').evaluate((header) => 'isFirstHeader' in header)).toBe(true)
})

test('the bare layout shows the page alone, titled with the name, with one way home (L2)', async ({ page }) => {
  await page.goto(prefixed('/devloper-2/'))
  await expect(page).toHaveTitle(site.owner.name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.owner.name)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()

  await follow(page, '/')
  await expect(page.getByRole('banner')).toBeVisible()
})

test.describe('with a service worker', () => {
  test.use({ serviceWorker: true })

  test('pages opened again through it are themselves, without errors', async ({ page }) => {
    await page.goto(prefixed('/srxp/'))
    await page.evaluate(() => navigator.serviceWorker.ready)
    for (const { path, name } of projects.slice(0, 2)) {
      await page.goto(prefixed(path))
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    }
    await page.goto(prefixed('/devloper-2/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.owner.name)
    await expect(page.getByRole('banner')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('"about me." and "contact." lead to their pages, which say how to write (H6, P3)', async ({ page }) => {
    await page.goto(prefixed('/'))
    await page.getByRole('link', { name: 'about me.', exact: true }).first().click()
    await expect(page).toHaveURL(prefixed('/about/'))
    await page.getByRole('link', { name: 'contact.', exact: true }).first().click()
    await expect(page).toHaveURL(prefixed('/contact/'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await expect(page.getByRole('heading', { name: site.contact.heading })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(site.contact.text)
    const { email } = site.owner
    await expect(page.getByRole('main').getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  })
})
