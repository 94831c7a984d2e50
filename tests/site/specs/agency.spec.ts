import type { Locator, Page } from '@playwright/test'
import { prefixed } from '../support/site'
import { readToTheEnd } from '../../support/page'
import { expect, test } from '../../support/test'

const pages = ['/agency-1/', '/agency-2/']

for (const path of pages) {
  test(`${path} loads its opening picture first, and says and links the same without JavaScript (P1)`, async ({
    page,
    visitor,
  }) => {
    const plain = await visitor({ javaScriptEnabled: false })
    const said = []
    for (const one of [page, plain]) {
      await one.goto(prefixed(path))
      await expect(one.getByRole('heading', { level: 1 })).toBeVisible()
      if (one === page) {
        const images = await page
          .locator('main img')
          .evaluateAll((all: HTMLImageElement[]) => all.map((img) => [img.loading, img.getAttribute('fetchpriority')]))
        expect(images[0]).toEqual(['eager', 'high'])
        for (const image of images.slice(1)) expect(image).toEqual(['lazy', 'low'])
        await readToTheEnd(page)
      }
      said.push({
        // Which case is current is counted where scripts move them.
        text: (await one.getByRole('main').innerText()).replace(/\s+/g, ' ').replace(/ \d+ \/ \d+(?= )/, ''),
        links: await one.locator('main a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      })
    }
    expect(said[1]).toEqual(said[0])
  })
}

test('the opening shows the framing that fits the window', async ({ page }) => {
  const shown = () =>
    page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(prefixed('/agency-1/'))
  expect(await shown()).toContain('slot-light-wide')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(shown).toMatch(/slot-light\./)
})

test.describe('the strip of cases', () => {
  test.use({ viewport: { width: 1440, height: 1000 } })

  const strip = (page: Page) => page.getByRole('group', { name: 'Six cases' })
  const current = (page: Page) => page.getByRole('navigation', { name: 'Six cases' }).locator('[aria-current]')

  /** Opens the page with the strip in view, once its scripts run. */
  async function open(page: Page) {
    await page.goto(prefixed('/agency-1/'))
    await expect(current(page)).toHaveText('1 sighthub')
    await page.evaluate(() => document.querySelector('#cases')?.scrollIntoView({ behavior: 'instant' }))
  }

  /** Waits until the named case stands first, where the page's first column is. */
  async function standsFirst(page: Page, name: string) {
    await expect(current(page)).toContainText(name)
    const heading = page.getByRole('heading', { level: 3, name })
    const edge = page.getByRole('heading', { level: 3, name: 'A rebuild' })
    const left = async () => ((await heading.boundingBox())?.x ?? 0) - ((await edge.boundingBox())?.x ?? 0)
    await expect.poll(async () => Math.abs(await left()), { intervals: [50] }).toBeLessThan(8)
  }

  const scrolled = (page: Page) => page.evaluate(() => scrollY)

  /** Goes to one of its ends. */
  async function goTo(page: Page, key: 'Home' | 'End') {
    await strip(page).focus()
    await page.keyboard.press(key)
    await standsFirst(page, key === 'Home' ? 'sighthub' : 'grofalex')
  }

  test('glides from case to case by keys, a wheel and a drag', async ({ page }) => {
    await open(page)

    await test.step('arrow keys go from case to case, Home and End to its ends, and it goes with the focus', async () => {
      await strip(page).focus()
      await page.keyboard.press('ArrowRight')
      await standsFirst(page, 'srxp')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await standsFirst(page, 'novacair')
      await page.keyboard.press('ArrowLeft')
      await standsFirst(page, 'tjapp')
      await goTo(page, 'End')
      await goTo(page, 'Home')

      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'srxp' }).and(strip(page).getByRole('link'))).toBeFocused()
      await standsFirst(page, 'srxp')
    })
    await test.step('a wheel moves it, and moves the page at its end', async () => {
      const box = await strip(page).boundingBox()
      await page.mouse.move(700, (box?.y ?? 0) + 300)
      const top = await scrolled(page)
      await page.mouse.wheel(0, -120)
      await standsFirst(page, 'sighthub')
      await page.mouse.wheel(0, 120)
      await standsFirst(page, 'srxp')
      expect(await scrolled(page)).toBe(top)

      await goTo(page, 'End')
      // Until it has come to rest there, the wheel is its own.
      const left = () => strip(page).evaluate((one) => one.scrollWidth - one.clientWidth - one.scrollLeft)
      await expect.poll(left, { intervals: [50] }).toBeLessThan(1)
      await page.mouse.wheel(0, 120)
      await expect.poll(() => scrolled(page)).toBeGreaterThan(top)
    })
    await test.step('a drag moves it and opens no case, a click opens one', async () => {
      await goTo(page, 'Home')
      const y = ((await strip(page).boundingBox())?.y ?? 0) + 300
      await page.mouse.move(900, y)
      await page.mouse.down()
      await page.mouse.move(600, y, { steps: 6 })
      await page.mouse.up()
      await standsFirst(page, 'srxp')
      await expect(page).toHaveURL(/\/agency-1\/$/)

      await page.mouse.click(500, ((await strip(page).boundingBox())?.y ?? 0) + 300)
      await expect(page).toHaveURL(/\/srxp\/$/)
    })
  })

  test('jumps under reduced motion, by keys, its arrows and its index', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)

    await test.step('keys make it jump', async () => {
      await strip(page).focus()
      const jumped = await strip(page).evaluate((element) => {
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
        return element.scrollLeft
      })
      expect(jumped).toBeGreaterThan(0)
      await standsFirst(page, 'grofalex')
    })
    await test.step('the arrows above it move it, say which case of how many it is and stop at the ends', async () => {
      await goTo(page, 'Home')
      const section = page.locator('#cases')
      const [back, on] = [section.locator('button').first(), section.locator('button').last()]
      await expect(section).toContainText('1 / 6')
      await expect(back).toBeDisabled()
      await on.click()
      await standsFirst(page, 'srxp')
      await expect(section).toContainText('2 / 6')
      await back.click()
      await standsFirst(page, 'sighthub')

      await goTo(page, 'End')
      await expect(section).toContainText('6 / 6')
      await expect(on).toBeDisabled()
      await expect(back).toBeEnabled()
      await goTo(page, 'Home')
    })
    await test.step('only the words of the current case show, as those beside it are cut by the window; all are read', async () => {
      const cards = strip(page).getByRole('listitem')
      const shown = (card: Locator, words: string) =>
        card.getByText(words).evaluate((one) => getComputedStyle(one.closest('p') ?? one).opacity)
      await strip(page).focus()
      await page.keyboard.press('Home')
      await expect.poll(() => shown(cards.nth(0), 'Read the case')).toBe('1')
      await expect.poll(() => shown(cards.nth(1), 'Read the case')).toBe('0')
      await expect(cards.nth(1).getByRole('heading')).toHaveCSS('opacity', '1')
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => shown(cards.nth(1), 'Read the case')).toBe('1')
      await expect.poll(() => shown(cards.nth(0), 'Read the case')).toBe('0')
      await page.keyboard.press('Home')
    })
    await test.step('its index leads to a case, and the page stays where it is', async () => {
      const lento = page.getByRole('link', { name: '5 lento' })
      await lento.scrollIntoViewIfNeeded()
      const top = await scrolled(page)
      await lento.click()
      await standsFirst(page, 'lento')
      await expect(current(page)).toHaveCount(1)
      expect(await scrolled(page)).toBe(top)
      await page.getByRole('link', { name: '1 sighthub' }).click()
      await standsFirst(page, 'sighthub')
    })
  })

  test('scrolls to the anchors of its index without JavaScript', async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false, viewport: { width: 1440, height: 1000 } })
    await page.goto(prefixed('/agency-1/'))
    await expect(current(page)).toHaveCount(0)
    await page.getByRole('link', { name: '4 novacair' }).click()
    const heading = page.getByRole('heading', { level: 3, name: 'novacair' })
    await expect.poll(async () => (await heading.boundingBox())?.x).toBeLessThan(100)
    await expect(heading).toBeInViewport()
  })
})

test('the second version is level at the edges that its window shows, and is read row by row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(prefixed('/agency-2/'))
  const main = page.getByRole('main')
  const products = page.getByRole('region', { name: /Six products/ })
  const bottom = async (element: Locator) => {
    const box = await element.boundingBox()
    return Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }

  await test.step('it fits the first window, its picture as high as its words', async () => {
    const words = await bottom(main.getByRole('link', { name: 'See the work' }))
    expect(words).toBeLessThan(900)
    expect(await bottom(main.getByRole('img').first())).toBe(words)
  })
  await test.step('both columns of works end level', async () => {
    await readToTheEnd(page)
    const works = products.getByRole('article')
    const ends = [await bottom(works.nth(4)), await bottom(works.nth(5))] as const
    expect(Math.abs(ends[0] - ends[1])).toBeLessThanOrEqual(1)
  })
  await test.step('works and clients are read row by row', async () => {
    const works = products.getByRole('heading', { level: 3 })
    const tops = await works.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(tops).toEqual([...tops].sort((a, b) => a - b))

    const table = page.getByRole('table', { name: 'For whom' })
    await expect(table.getByRole('columnheader')).toHaveText(['Client', 'Trade', 'What we did', 'Year'])
    await expect(table.getByRole('rowheader').last()).toHaveText('You?')
    await table.getByRole('link', { name: 'Send a message' }).click()
    await expect(page.getByRole('dialog', { name: /contact/i })).toBeVisible()
  })
})
