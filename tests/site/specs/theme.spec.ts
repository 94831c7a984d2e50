import type { Locator, Page } from '@playwright/test'
import { site } from '../support/content'
import { follow } from '../support/navigation'
import { prefixed } from '../support/site'
import { chooseTheme, settle, themes } from '../../support/page'
import { expect, test } from '../../support/test'
import { amount, colour, paint } from '../support/tokens'

const parts = ['header', 'body', 'footer'] as const
const grounds = { light: paint('paper'), dark: paint('paper', 'dark') }
const bars = { light: colour('paper'), dark: colour('paper', 'dark') }

const toggle = (page: Page) => page.getByRole('button', { name: 'Theme settings' })
const option = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function choose(page: Page, name: string) {
  if ((await toggle(page).getAttribute('aria-expanded')) === 'false') await toggle(page).click()
  await option(page, name).click()
}

/** Expects one theme everywhere: attributes, ground, form controls and the bars of the browser. */
async function expectTheme(page: Page, theme: 'light' | 'dark') {
  for (const part of parts) await expect(page.locator('html')).toHaveAttribute(`data-${part}-theme`, theme)
  await expect(page.locator('body')).toHaveCSS('background-color', grounds[theme])
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme)
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', bars[theme])
}

/** Notes, in every frame from the first, which ground is painted. */
const watchGround = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    const note = () => {
      for (const body of document.querySelectorAll('body')) seen.add(getComputedStyle(body).backgroundColor)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(window, { groundsSeen: seen })
  })
const groundsSeen = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { groundsSeen: Set<string> }).groundsSeen])

test('a visitor chooses a theme, finds it again, and forgets it (O3)', async ({ page, axe }) => {
  await page.goto(prefixed('/'))
  await expectTheme(page, 'light')
  await choose(page, 'Dark')
  await expectTheme(page, 'dark')
  await expect(option(page, 'Dark')).toHaveAttribute('aria-pressed', 'true')
  await axe()

  await page.reload()
  await expectTheme(page, 'dark')
  await follow(page, '/srxp/')
  await expectTheme(page, 'dark')

  await choose(page, 'Reset to default')
  await expectTheme(page, 'light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  await page.reload()
  await expectTheme(page, 'light')

  await test.step('the default stands where storage holds what is no theme', async () => {
    await page.evaluate(() => localStorage.setItem('theme', 'purple'))
    await page.reload()
    await expect(toggle(page)).toBeVisible()
    await expectTheme(page, 'light')
  })
})

test('tab and panel stand on the right edge, go with the header, and are worked by pointer and keyboard (O3, C7)', async ({
  page,
  axe,
}) => {
  await page.goto(prefixed('/'))

  await test.step('the panel is worked by keyboard alone, and a click outside closes it', async () => {
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(option(page, 'Light')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(option(page, 'Light')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expectTheme(page, 'dark')
    await page.keyboard.press('Escape')
    await expect(toggle(page)).toBeFocused()
    await expect(option(page, 'Dark')).toBeHidden()

    await toggle(page).click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(toggle(page), 'a click outside closes it').toHaveAttribute('aria-expanded', 'false')
    await choose(page, 'Reset to default')
    await page.keyboard.press('Escape')
  })

  await test.step('the tab goes with the header, and while a panel of the menu is open', async () => {
    await expect(toggle(page)).toBeInViewport({ ratio: 1 })
    const group = page.getByRole('banner').getByRole('button').first()
    await group.click()
    await expect(toggle(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(toggle(page)).toBeVisible()

    await page.getByRole('heading', { level: 1 }).click()
    for (const top of [900, 1200]) await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await expect(toggle(page)).not.toBeInViewport()
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    await expect(toggle(page)).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  })

  await test.step('tab and panel stand on the right edge of every window', async () => {
    await expect(toggle(page)).toBeVisible()
    await settle(page)
    expect(amount('theme-panel-width')).toBe(185)
    const edges = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect)
    const panel = page.getByRole('region', { name: 'Theme' })
    for (const [width, height, size, below] of [
      [1440, 900, 40, 300],
      [1024, 390, 40, 195],
    ] as const) {
      await page.setViewportSize({ width, height })
      const tab = await edges(toggle(page))
      expect(tab).toMatchObject({ width: size, height: size, right: width })
      expect(height - tab.bottom).toBeCloseTo(below, 0)

      await toggle(page).click()
      await expect.poll(async () => (await edges(panel)).left).toBe(width - amount('theme-panel-width') - size)
      const { top, bottom } = await edges(panel)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(height)
      for (const name of ['Light', 'Dark', 'Reset to default'])
        expect((await option(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await axe()
      await page.keyboard.press('Escape')
      await expect(option(page, 'Light')).toBeHidden()
    }
  })

  await test.step('a page that returns from the back/forward cache shows what was chosen meanwhile, at once', async () => {
    await expect(toggle(page)).toBeVisible()
    const ground = await page.evaluate(() => {
      localStorage.setItem('theme', 'dark')
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      return getComputedStyle(document.body).backgroundColor
    })
    expect(ground).toBe(grounds.dark)
    await expectTheme(page, 'dark')
  })
})

test('on a dark opening the tab has the ink of the header and no ground, until the opening has gone by', async ({
  page,
}) => {
  await page.goto(prefixed('/contact/'))
  await expect(toggle(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(toggle(page)).toHaveCSS('color', paint('on-navy'))
  await page.mouse.wheel(0, 200)
  await expect(page.getByRole('banner')).toHaveClass(/scrolling/)
  await expect(toggle(page)).toHaveCSS('color', paint('on-navy'))

  for (const top of [900, 700]) await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await expect(toggle(page)).toHaveCSS('background-color', paint('paper'))
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(toggle(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await toggle(page).click()
  await expect(toggle(page)).toHaveCSS('color', paint('paper'))
})

test('narrow windows have the choice at the foot of the drawer (O3, H9)', async ({ page, axe }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(prefixed('/'))
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('button', { name: 'Light' })).toBeInViewport({ ratio: 1 })
  await expect(drawer.getByRole('button', { name: 'Reset to default' })).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Dark' }).click()
  await expectTheme(page, 'dark')
  await axe()
  await drawer.getByRole('button', { name: 'Reset to default' }).click()
  await expectTheme(page, 'light')
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(toggle(page)).toBeHidden()

  // A page without a header has no drawer.
  await page.goto(prefixed('/devloper-2/'))
  await expect(toggle(page)).toBeVisible()
})

test('other open tabs follow (O3)', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(prefixed('/'))
  await expect(toggle(other)).toBeVisible()
  await choose(page, 'Dark')
  await expectTheme(other, 'dark')
  await choose(other, 'Reset to default')
  await expectTheme(page, 'light')
})

for (const theme of themes) {
  test(`no other ground is ever painted for those who chose ${theme} (O3)`, async ({ page }) => {
    await watchGround(page)
    await chooseTheme(page, theme)
    for (const visit of ['first load', 'reload'] as const) {
      await (visit === 'reload' ? page.reload() : page.goto(prefixed('/')))
      await expect(toggle(page)).toBeVisible()
      expect(await groundsSeen(page), visit).toEqual([grounds[theme]])
    }
  })
}

test('the theme can be changed where storage is blocked (O3)', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', blocked)
    Object.defineProperty(window, 'sessionStorage', blocked)
  })
  await page.goto(prefixed('/'))
  await choose(page, 'Dark')
  await expectTheme(page, 'dark')
  await choose(page, 'Reset to default')
  await expectTheme(page, 'light')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is the default and nothing to change it with (O3)', async ({ page }) => {
    await page.goto(prefixed('/'))
    const { default: theme } = site.theme
    for (const part of parts)
      await expect(page.locator('html')).toHaveAttribute(
        `data-${part}-theme`,
        typeof theme === 'string' ? theme : theme[part],
      )
    await expect(toggle(page)).toHaveCount(0)
  })
})
