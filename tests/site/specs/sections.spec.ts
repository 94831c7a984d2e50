import { prefixed } from '../support/site'
import { expect, test } from '../../support/test'

test('sections that throw keep their words and links, and the others go on (P1)', async ({ page, context, allow }) => {
  await context.grantPermissions(['clipboard-write'])
  // A browser whose clocks fail: what tells the time throws once it has come to life.
  await page.addInitScript(() => {
    Intl.DateTimeFormat.prototype.formatToParts = () => {
      throw new Error('no clock')
    }
  })
  allow.error(/no clock/)
  await page.goto(prefixed('/contact/'))
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Contact now' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'hello@example.com' }).first()).toBeVisible()
  await expect(main.getByText(/^I am at my desk Monday to Friday/)).toBeVisible()
  await main.getByRole('button', { name: 'Copy the address' }).click()
  await expect(main.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
})

for (const path of ['/', '/agency-2/']) {
  test(`a work is a link all over while its words are revealed: ${path} (C8)`, async ({ page }) => {
    await page.goto(prefixed(path))
    await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }))
    await expect(page.locator('.reveals')).toBeAttached()
    const works = page.getByRole('main').locator('article:has(> [data-aos]:not(.aos-animate) a)')
    expect(await works.count()).toBeGreaterThan(1)

    // Within one task, before anything is revealed.
    const missed = await works.evaluateAll((all) =>
      all
        .filter((work) => {
          work.scrollIntoView({ behavior: 'instant', block: 'center' })
          const { left, top, width, height } = (work.querySelector('picture') ?? work).getBoundingClientRect()
          return !work.querySelector('a')?.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
        .map((work) => work.textContent),
    )
    expect(missed, 'works whose picture is no link').toEqual([])
  })
}
