import { site } from '../support/content'
import { prefixed } from '../support/site'
import { expect, test } from '../../support/test'

for (const path of ['/', '/contact/', '/devloper-1/'])
  test(`${path} claims an availability for 60 days after it was checked, and no longer`, async ({ page }) => {
    const { text, checked } = site.availability
    const after = (days: number) => new Date(Date.parse(checked) + days * 24 * 60 * 60 * 1000)
    const claim = page.getByRole('main').getByText(text)
    await page.clock.install({ time: after(60) })
    await page.goto(prefixed(path))
    await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
    await expect(claim).toBeVisible()

    await page.clock.pauseAt(after(61))
    await expect(page.getByText('Availability')).toHaveCount(0)
    await expect(claim).toHaveCount(0)
  })

test('without scripts both pages say everything, and offer nothing that needs one', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto(prefixed('/about/'))
  await expect(page.getByRole('list', { name: 'Specialties' }).getByRole('listitem')).toHaveCount(7)
  await expect(page.getByRole('link', { name: 'Save contact card' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print this page' })).toHaveCount(0)

  await page.goto(prefixed('/contact/'))
  await expect(page.getByText('I am at my desk Monday to Friday, 9.00 to 18.00')).toBeVisible()
  // At the desk, and beside the drawing that scripts bring.
  const hours = page.getByText('Monday to Friday, 9.00 to 18.00 here.', { exact: true })
  await expect(hours).toHaveCount(2)
  for (const one of await hours.all()) await expect(one).toBeVisible()
  await expect(page.getByRole('main').getByText('Open for work from March')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Save contact card' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy the address' })).toHaveCount(0)
})

test('the e-mail address stands in one line, on phones in two, and within the window (C2)', async ({ page }) => {
  for (const path of ['/', '/contact/']) {
    await page.goto(prefixed(path))
    const address = page.getByRole('main').getByRole('link', { name: site.owner.email }).last()
    await expect(address).toHaveCSS('font-family', /Bricolage/)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [320, 390, 820, 1440, 1680]) {
      await page.setViewportSize({ width, height: 900 })
      const { lines, right, copied } = await address.evaluate((link) => {
        const range = document.createRange()
        const ends = new Set<number>()
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode)
          for (const { bottom } of range.getClientRects()) ends.add(Math.round(bottom))
        }
        range.selectNodeContents(link)
        return {
          lines: ends.size,
          right: range.getBoundingClientRect().right,
          copied: (link as HTMLElement).innerText,
        }
      })
      expect.soft(lines, `lines of ${path} at ${width} px`).toBe(width < 768 ? 2 : 1)
      expect.soft(copied, `text of ${path} at ${width} px`).toBe(site.owner.email)
      expect.soft(right, `end of ${path} at ${width} px`).toBeLessThanOrEqual(width)
    }
  }
})
