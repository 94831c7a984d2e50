import type { Locator } from '@playwright/test'
import { site } from '../support/content'
import { prefixed } from '../support/site'
import { changeTheme, chooseTheme, hiddenByAnimation, readToTheEnd, themes } from '../../support/page'
import { expect, test } from '../../support/test'
import { paint } from '../support/tokens'

test('header, body and footer are of the theme that was chosen (O2, O3)', async ({ page }) => {
  for (const theme of themes) {
    await chooseTheme(page, theme)
    await page.goto(prefixed('/'), { waitUntil: 'commit' })
    for (const part of ['header', 'body', 'footer'])
      await expect(page.locator('html')).toHaveAttribute(`data-${part}-theme`, theme)
  }
})

test('the document names the brand, which leads home, also from home; the first Tab skips to the content (H1, L1, L2)', async ({
  page,
}) => {
  await page.goto(prefixed('/'))
  await expect(page).toHaveTitle(`${site.brand} — ${site.tagline}`)
  await expect(page.locator('html')).toHaveAttribute('lang', site.language)

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /skip/i })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const brand = page.getByRole('banner').getByRole('link', { name: site.brand })
  await expect(brand).toHaveAttribute('href', prefixed('/'))
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await brand.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a reader of home finds images with their place and words, the plan in front, and its specialties told apart (D1, C2)', async ({
  page,
}) => {
  await chooseTheme(page, 'light')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(prefixed('/'))
  const specialties = page.getByRole('region', { name: 'What I work with' })
  await test.step('the works of a specialty are underlined in wide windows, before the pointer is on their row', async () => {
    const work = specialties.getByRole('link', { name: 'srxp' }).first()
    await expect(work).toHaveCSS('background-size', '100% 1px')
  })

  await readToTheEnd(page)
  await test.step('images reserve their place, say what they show, and all but the first wait', async () => {
    const images = await page.locator('main img').evaluateAll((all: HTMLImageElement[]) =>
      all.map((image) => ({
        src: image.currentSrc,
        hasAlt: image.hasAttribute('alt'),
        hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
        loading: image.loading,
        priority: image.getAttribute('fetchpriority'),
      })),
    )
    expect.soft(images.length).toBeGreaterThan(0)
    for (const [index, image] of images.entries())
      expect.soft(image).toMatchObject({
        hasAlt: true,
        hasSize: true,
        loading: index === 0 ? 'eager' : 'lazy',
        priority: index === 0 ? 'high' : 'low',
      })
  })

  await test.step('the words of each step of the plan stand in front of its block', async () => {
    const steps = page.getByRole('region', { name: 'How a project runs' }).getByRole('heading', { level: 3 })
    await expect(steps).not.toHaveCount(0)
    for (const step of await steps.all()) {
      await step.scrollIntoViewIfNeeded()
      const isInFront = await step.evaluate((heading) => {
        const { left, top, height } = heading.getBoundingClientRect()
        return document.elementFromPoint(left + 2, top + height / 2) === heading
      })
      expect.soft(isInFront, await step.innerText()).toBe(true)
    }
  })

  for (const [theme, ground] of [
    ['light', paint('navy')],
    ['dark', paint('navy', 'dark')],
  ] as const)
    await test.step(`the specialties are told from the page around them in the ${theme} theme, and white on paper`, async () => {
      await changeTheme(page, theme)
      await expect(specialties).toHaveCSS('background-color', ground)
      await expect(specialties).toHaveCSS('border-bottom-width', theme === 'dark' ? '1px' : '0px')
      await page.emulateMedia({ media: 'print' })
      await expect(specialties).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await page.emulateMedia({ media: null })
    })
})

test('home says and links the same without JavaScript (P1, L3, H6)', async ({ page, visitor }) => {
  const plain = await visitor({ javaScriptEnabled: false })
  // From the sixty-first day on only who has no scripts is told of the availability.
  await page.clock.setSystemTime(site.availability.checked)
  const said = []
  for (const one of [page, plain]) {
    await one.goto(prefixed('/'))
    await expect(one.getByRole('heading', { level: 1 })).toBeVisible()
    if (one === page) await readToTheEnd(page)
    const text = (await one.locator('body').innerText()).replace(/\s+/g, ' ')
    said.push({
      // What the page weighed is measured in the browser, by a script.
      text: text.replace(/This page, measured .* is sent anywhere\. /i, ''),
      links: await one.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    })
  }
  expect(said[1]).toEqual(said[0])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('home shows all it has without a scroll, each part in its place at every width (L3, C8)', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(prefixed('/'))
    await test.step('nothing waits for a scroll to be seen', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await hiddenByAnimation(page)).toEqual([])
    })

    const main = page.getByRole('main')
    await test.step('the text of each selected work begins on an axis and ends before its picture or at the margin, and no picture is higher than the window', async () => {
      const places = await main.getByRole('article').evaluateAll((works) =>
        works.map((work) => ({
          text: Math.round(work.querySelector('h3')?.parentElement?.getBoundingClientRect().left ?? NaN),
          end: Math.round(work.querySelector('h3')?.parentElement?.getBoundingClientRect().right ?? NaN),
          picture: work.querySelector('picture')?.getBoundingClientRect().height ?? Infinity,
        })),
      )
      expect.soft(places.map(({ text }) => text)).toEqual([64, 1072, 64, 736, 64])
      expect.soft(places.map(({ end }) => end)).toEqual([368, 1376, 368, 1376, 1376])
      for (const { picture } of places) expect.soft(picture).toBeLessThanOrEqual(900)
    })

    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
    ] as const)
      await test.step(`line, actions, facts and the still of the film share the first window, and touch nowhere, at ${width} px`, async () => {
        await page.setViewportSize({ width, height })
        const box = async (one: Locator) => {
          const { x, y, width, height } = (await one.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
          return { left: x, top: y, right: x + width, bottom: y + height }
        }
        const still = await box(main.getByRole('link', { name: `Film: ${site.video.title}` }))
        const line = await box(page.getByRole('heading', { level: 1 }))
        const facts = await box(main.locator('dl').first())
        const words = await box(main.getByRole('article').nth(1).getByRole('heading').locator('..'))
        const action = await box(main.getByRole('link', { name: 'Watch the film' }))
        expect.soft(facts.bottom).toBeLessThanOrEqual(height + 32)
        expect.soft(still.top).toBeGreaterThanOrEqual(line.bottom)
        expect.soft(action.top).toBeGreaterThan(line.bottom)
        expect.soft(facts.top).toBeGreaterThan(action.bottom)
        expect.soft(still.bottom).toBeCloseTo(action.bottom, 0)
        expect.soft(still.left).toBeCloseTo(words.left, 0)
        expect.soft(still.right).toBeCloseTo(facts.right, 0)
      })

    await test.step('on a tablet the words of the first three works are in a quarter, those of the fourth in a half', async () => {
      await page.setViewportSize({ width: 820, height: 1180 })
      const widths = await main
        .getByRole('article')
        .evaluateAll((all) => all.map((work) => work.querySelector('h3')?.parentElement?.getBoundingClientRect().width))
      expect.soft(widths).toHaveLength(5)
      const [first = NaN, second, third, fourth = NaN] = widths
      expect.soft(second).toBeCloseTo(first, 0)
      expect.soft(third).toBeCloseTo(first, 0)
      expect.soft(fourth).toBeGreaterThan(2 * first)
    })
  })
})

test('on phones a week of the plan is as wide as a week, the last as the first, and holds its number in larger text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(prefixed('/'))
  const week = async (number: string) =>
    (await page.getByRole('main').getByText(number, { exact: true }).boundingBox()) ?? { x: NaN, width: NaN }
  const [first, second, last] = [await week('3.1'), await week('3.2'), await week('3.4')]
  expect(first.width).toBeLessThan(second.x - first.x)
  expect(last.width).toBeCloseTo(first.width, 0)
  expect(last.x + last.width).toBeCloseTo(370, 0)

  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const block = page.getByRole('main').getByText('3.4', { exact: true })
    expect(await block.evaluate((one) => one.scrollWidth - one.getBoundingClientRect().width)).toBeLessThan(1)
  }
})

test('phones show the part of a cover that its content names', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(prefixed('/'))
  await test.step('of the last work, from edge to edge', async () => {
    const image = page.getByRole('main').getByRole('article').last().getByRole('img')
    const [width, shown, own] = await image.evaluate(async (img: HTMLImageElement) => {
      img.loading = 'eager'
      await img.decode()
      return [img.clientWidth, img.clientWidth / img.clientHeight, img.naturalWidth / img.naturalHeight]
    })
    expect(width).toBe(390)
    expect(own).toBeCloseTo(1, 2)
    expect(shown).toBeCloseTo(1, 2)
  })

  await test.step('of the first work the same as on its own page, at its ratio', async () => {
    const first = page.getByRole('main').getByRole('article').first()
    const path = (await first.getByRole('link').getAttribute('href')) ?? ''
    const part = (await first.locator('source').first().getAttribute('data-cut')) ?? ''
    const image = first.getByRole('img')
    await image.scrollIntoViewIfNeeded()
    const [shown, own] = await image.evaluate(async (img: HTMLImageElement) => {
      img.loading = 'eager'
      await img.decode()
      return [img.clientWidth / img.clientHeight, img.naturalWidth / img.naturalHeight]
    })
    expect(shown).toBeLessThan(1)
    expect(shown).toBeCloseTo(own, 2)
    await page.goto(path)
    const cover = page.getByRole('main').locator('[data-work-cover] source').first()
    await expect(cover).toHaveAttribute('data-cut', part)
  })
})
