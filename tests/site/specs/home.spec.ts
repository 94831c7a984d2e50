import type { Locator } from '@playwright/test'
import { site } from '../support/content'
import { prefixed } from '../support/site'
import { chooseTheme, hiddenByAnimation, readToTheEnd, themes } from '../../support/page'
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

test('images reserve their place, say what they show, and all but the first wait (D1)', async ({ page }) => {
  await page.goto(prefixed('/'))
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
      priority: index === 0 ? 'high' : 'low',
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

  test('nothing waits for a scroll to be seen (L3, C8)', async ({ page }) => {
    await page.goto(prefixed('/'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await hiddenByAnimation(page)).toEqual([])
  })
})

test('the text of each selected work begins on an axis and ends before its picture or at the margin, and no picture is higher than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(prefixed('/'))
  const places = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((works) =>
      works.map((work) => ({
        text: Math.round(work.querySelector('h3')?.parentElement?.getBoundingClientRect().left ?? NaN),
        end: Math.round(work.querySelector('h3')?.parentElement?.getBoundingClientRect().right ?? NaN),
        picture: work.querySelector('picture')?.getBoundingClientRect().height ?? Infinity,
      })),
    )
  expect(places.map(({ text }) => text)).toEqual([64, 1072, 64, 736, 64])
  expect(places.map(({ end }) => end)).toEqual([368, 1376, 368, 1376, 1376])
  for (const { picture } of places) expect.soft(picture).toBeLessThanOrEqual(900)
})

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const)
  test(`line, actions, facts and the still of the film share the first window, and touch nowhere, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(prefixed('/'))
    const main = page.getByRole('main')
    const box = async (one: Locator) => {
      const { x, y, width, height } = (await one.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
      return { left: x, top: y, right: x + width, bottom: y + height, width }
    }
    const still = await box(main.getByRole('link', { name: `Film: ${site.video.title}` }))
    const line = await box(page.getByRole('heading', { level: 1 }))
    const facts = await box(main.locator('dl').first())
    const action = await box(main.getByRole('link', { name: 'Watch the film' }))
    expect(still.width).toBeGreaterThan(width / 3)
    expect(still.bottom).toBeLessThanOrEqual(height)
    expect(facts.bottom).toBeLessThanOrEqual(height + 32)
    expect(still.top).toBeGreaterThanOrEqual(line.bottom)
    expect(action.top).toBeGreaterThan(line.bottom)
    expect(facts.top).toBeGreaterThan(action.bottom)
    expect(still.left).toBeGreaterThan(facts.right)
  })

test('phones show the same part of the first work’s cover as its own page, at its ratio', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(prefixed('/'))
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

test('phones show of the last work the part that its content names, from edge to edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(prefixed('/'))
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

test('on a tablet every work but the last has its words in the quarter beside its image', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto(prefixed('/'))
  const widths = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((all) => all.map((work) => work.querySelector('h3')?.parentElement?.getBoundingClientRect().width))
  expect(widths).toHaveLength(5)
  for (const width of widths.slice(0, -1)) expect.soft(width).toBeCloseTo(widths[0] ?? NaN, 0)
})

test('the words of each step of the plan stand in front of its block (C2)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(prefixed('/'))
  await readToTheEnd(page)
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

test('the works of a specialty are underlined in wide windows, before the pointer is on their row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(prefixed('/'))
  const work = page.getByRole('region', { name: 'What I work with' }).getByRole('link', { name: 'srxp' }).first()
  await expect(work).toHaveCSS('background-size', '100% 1px')
})

for (const [theme, ground] of [
  ['light', paint('navy')],
  ['dark', paint('navy', 'dark')],
] as const)
  test(`the specialties are told from the page around them in the ${theme} theme, and white on paper (C2)`, async ({
    page,
  }) => {
    await chooseTheme(page, theme)
    await page.goto(prefixed('/'))
    const specialties = page.getByRole('region', { name: 'What I work with' })
    await expect(specialties).toHaveCSS('background-color', ground)
    await expect(specialties).toHaveCSS('border-bottom-width', theme === 'dark' ? '1px' : '0px')
    await page.emulateMedia({ media: 'print' })
    await expect(specialties).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })
