import { prefixed } from '../support/site'
import { settle } from '../../support/page'
import { expect, test } from '../../support/test'
import { counter, dialog, status, picture, next, open, openInstead } from '../support/photo-viewer'

test('in every window every photograph is whole, and everything can be reached', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(prefixed('/photography-1/'))
  await open(page, 'Canal at dusk')
  for (const [index, name] of ['Canal at dusk', 'Slot light', 'Balance', 'Quiet stack'].entries()) {
    if (index > 0) await next(page).click()
    await expect(status(page)).toContainText(name)
    for (const [width, height] of [
      [1440, 900],
      [820, 1180],
      [390, 844],
      [844, 390],
      [667, 375],
      // A page zoomed to 400 %.
      [320, 256],
    ] as const)
      await test.step(`${name} at ${width} px`, async () => {
        await page.setViewportSize({ width, height })
        await settle(page)
        const box = await picture(page).boundingBox()
        const [ratio, own] = await picture(page).evaluate((image: HTMLImageElement) => [
          image.width / image.height,
          Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
        ])
        expect(ratio, 'not cropped').toBeCloseTo(own, 1)
        expect(box?.height).toBeGreaterThan(100)
        expect((box?.x ?? 0) + (box?.width ?? Infinity), 'not past the edge').toBeLessThanOrEqual(width + 1)
        if (height > 300) expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(height + 1)
        await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeVisible()
        await next(page).click({ trial: true })
        expect(await dialog(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
      })
  }
})

test('in wide windows a photograph is as large as they allow, clear of its text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(prefixed('/photography-1/'))
  await open(page, 'Canal at dusk')

  await test.step('runs to the right and the lower edge: from axis B, or from a column before it in high ones, clear of its text', async () => {
    for (const [width, height, start] of [
      // As large as in the film strip at least, which is lower by 144 px.
      [1440, 900, 288],
      [1280, 720, 356],
    ] as const) {
      await page.setViewportSize({ width, height })
      await settle(page)
      const box = await picture(page).boundingBox()
      expect(
        [box?.x, (box?.x ?? 0) + (box?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0)].map(Math.round as never),
      ).toEqual([start, width, height])
      expect(box?.width).toBeGreaterThanOrEqual(1.5 * (height - 144))
      for (const part of [dialog(page).getByRole('heading').locator('..'), next(page)]) {
        const { x = NaN, width: own = NaN } = (await part.boundingBox()) ?? {}
        expect(x + own + 16).toBeLessThanOrEqual(start)
      }
    }
  })

  await page.setViewportSize({ width: 1440, height: 900 })

  await test.step('has the same top and left line where it does not reach the edge, and its title the same place', async () => {
    const title = await dialog(page).getByRole('heading').boundingBox()
    await next(page).click()
    await expect(status(page)).toContainText('Slot light')
    await settle(page)
    const box = await picture(page).boundingBox()
    expect([box?.x, box?.y, (box?.y ?? 0) + (box?.height ?? 0)].map(Math.round as never)).toEqual([288, 132, 900])
    const { x, y } = (await dialog(page).getByRole('heading').boundingBox()) ?? {}
    expect([x, y]).toEqual([title?.x, title?.y])
  })

  await openInstead(page, 'Bulb fields')

  await test.step('a panorama runs from axis A to the edge, over its text, and the buttons stay where they are', async () => {
    const before = await next(page).boundingBox()
    await next(page).click()
    await expect(status(page)).toContainText('Blue hour')
    await settle(page)
    const box = await picture(page).boundingBox()
    expect([box?.x, box?.y, (box?.x ?? 0) + (box?.width ?? 0)].map(Math.round as never)).toEqual([64, 132, 1440])
    const title = await dialog(page).getByRole('heading', { name: 'Blue hour' }).boundingBox()
    expect(title?.y).toBeGreaterThanOrEqual((box?.y ?? NaN) + (box?.height ?? NaN) + 16)
    expect(await next(page).boundingBox()).toEqual(before)
  })

  await openInstead(page, 'Wind lines')

  await test.step('a panorama waits on the lower edge beside a photograph that leaves room', async () => {
    const beside = dialog(page).locator('img[aria-hidden="true"]:visible')
    await expect.poll(async () => Math.round((await beside.boundingBox())?.x ?? NaN)).toBe(1088)
    const box = await beside.boundingBox()
    expect(Math.round((box?.y ?? NaN) + (box?.height ?? NaN))).toBe(900)
  })
})

test('on phones on their side a photograph is as large as they allow, clear of its text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(prefixed('/photography-1/'))
  await open(page, 'Canal at dusk')

  await test.step('it is as high as the window', async () => {
    await settle(page)
    const box = await picture(page).boundingBox()
    expect([box?.x, box?.y, box?.width, box?.height].map(Math.round as never)).toEqual([259, 0, 585, 390])
    const text = await dialog(page).getByRole('heading').locator('..').boundingBox()
    expect((text?.x ?? NaN) + (text?.width ?? NaN)).toBeLessThanOrEqual(259)
  })

  await openInstead(page, 'Blue hour')

  await test.step('on larger ones a panorama starts where its text does, beside the counter', async () => {
    await settle(page)
    const box = await picture(page).boundingBox()
    const text = await dialog(page).getByRole('heading', { name: 'Blue hour' }).boundingBox()
    expect(text?.x).toBeCloseTo(box?.x ?? NaN, 0)
    expect(Math.round((box?.x ?? NaN) + (box?.width ?? NaN))).toBe(844)
    await expect(counter(page)).toHaveCSS('font-size', '32px')
  })

  await test.step('on smaller ones a panorama runs from edge to edge, over buttons and text', async () => {
    await page.setViewportSize({ width: 667, height: 375 })
    await settle(page)
    const box = await picture(page).boundingBox()
    expect([box?.x, box?.width].map(Math.round as never)).toEqual([0, 667])
    const end = (box?.y ?? NaN) + (box?.height ?? NaN)
    const text = await dialog(page).getByRole('heading', { name: 'Blue hour' }).locator('..').boundingBox()
    for (const below of [text, await next(page).boundingBox()]) {
      expect(below?.y).toBeGreaterThanOrEqual(end)
      expect((below?.y ?? NaN) + (below?.height ?? NaN)).toBeLessThanOrEqual(375)
    }
  })
})

test('in upright windows photographs stand on the line above their text, and the next one is beside or above them where there is room', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(prefixed('/photography-1/'))
  await open(page, 'Canal at dusk')

  await test.step('every photograph stands on the line above its text, clear of the buttons, which do not move', async () => {
    for (const [width, height, margin, bar] of [
      [390, 844, 20, 72],
      [820, 1180, 36, 96],
    ] as const) {
      await page.setViewportSize({ width, height })
      const buttons = []
      const titles = []
      const sizes = []
      for (const name of ['Canal at dusk', 'Slot light']) {
        await expect(status(page)).toContainText(name)
        await settle(page)
        const box = await picture(page).boundingBox()
        const heading = dialog(page).getByRole('heading', { name })
        const title = await heading.boundingBox()
        const facts = await heading.locator('..').locator('p').last().boundingBox()
        const button = await dialog(page).getByRole('button', { name: 'Previous photograph' }).boundingBox()
        const end = (facts?.y ?? NaN) + (facts?.height ?? NaN)
        const place = [box?.x, (box?.x ?? 0) + (box?.width ?? 0)].map(Math.round as never)
        if (name === 'Canal at dusk') expect(place, name).toEqual([0, width])
        else expect(place[0], name).toBe(margin)
        expect(title?.x, name).toBeCloseTo(margin, 0)
        const line = (title?.y ?? NaN) - 24
        const foot = (box?.y ?? NaN) + (box?.height ?? NaN)
        expect(foot, name).toBeCloseTo(line, 0)
        expect((button?.y ?? NaN) - end, name).toBeGreaterThanOrEqual(24)
        expect(Math.round(button?.x ?? NaN), name).toBe(margin)
        expect(Math.round(height - (button?.y ?? NaN) - (button?.height ?? NaN)), name).toBe(margin)
        const text = await heading.locator('..').locator('p').first().boundingBox()
        expect(text?.y, name).toBeCloseTo((title?.y ?? NaN) + (title?.height ?? NaN) + 4, 0)
        expect(facts?.y, name).toBeCloseTo((text?.y ?? NaN) + (text?.height ?? NaN) + 8, 0)
        expect(box?.y, 'below the bar').toBeGreaterThanOrEqual(bar)
        buttons.push(button?.y)
        titles.push(title?.y)
        sizes.push(await heading.evaluate((one) => parseFloat(getComputedStyle(one).fontSize)))
        await next(page).click()
      }
      expect(buttons[1]).toBe(buttons[0])
      expect(titles[1]).toBe(titles[0])
      expect(sizes[0], 'titles of one size').toBe(sizes[1])
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
    }
  })

  await openInstead(page, 'Blue hour')

  await test.step('a panorama runs from edge to edge of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await settle(page)
    const box = await picture(page).boundingBox()
    expect([box?.x, box?.width].map(Math.round as never)).toEqual([0, 390])
  })

  await test.step('the next one stands above a wide one, cut by the bar, and a press on it leads on', async () => {
    const above = dialog(page).locator('img[aria-hidden="true"]:visible')
    for (const [width, height, margin, bar] of [
      [390, 844, 20, 72],
      [820, 1180, 36, 96],
    ] as const) {
      await page.setViewportSize({ width, height })
      await openInstead(page, 'Canal at dusk')
      await settle(page)
      const box = await picture(page).boundingBox()
      await expect(above).toHaveCount(1)
      const own = await above.boundingBox()
      expect((own?.y ?? NaN) + (own?.height ?? NaN)).toBeCloseTo((box?.y ?? NaN) - 8, 0)
      expect(Math.round(own?.x ?? NaN)).toBe(margin)
      // What is behind the bar is no part of it.
      const at = (y: number) => page.evaluate((top) => document.elementFromPoint(200, top)?.tagName, y)
      expect(await at(bar - 2)).not.toBe('IMG')
      await page.mouse.click(200, bar + 40)
      await expect(status(page)).toContainText('Slot light')
    }
    // Where less than 64 px would be seen, none is.
    await page.setViewportSize({ width: 390, height: 640 })
    await openInstead(page, 'Canal at dusk')
    await settle(page)
    await expect(above).not.toBeInViewport()
  })

  await openInstead(page, 'Slot light')

  await test.step('an upright photograph reaches from margin to margin of a phone, and elsewhere the next one stands beside it', async () => {
    await page.setViewportSize({ width: 412, height: 915 })
    await settle(page)
    const end = async () => {
      const box = await picture(page).boundingBox()
      return Math.round((box?.x ?? NaN) + (box?.width ?? NaN))
    }
    expect(await end()).toBe(392)
    await page.setViewportSize({ width: 820, height: 1180 })
    const beside = dialog(page).locator('img[aria-hidden="true"]:visible')
    const gap = async () => ((await beside.boundingBox())?.x ?? NaN) - (await end())
    // It goes there once it is decoded.
    await expect.poll(async () => Math.round(await gap())).toBe(32)
    // In the margin beside one that nearly reaches it, and no sliver of it.
    await page.setViewportSize({ width: 820, height: 1245 })
    await openInstead(page, 'Descent')
    await settle(page)
    expect(await end()).toBe(755)
    await expect.poll(async () => Math.round(await gap())).toBe(32)
    await page.setViewportSize({ width: 820, height: 1256 })
    await settle(page)
    expect(await end()).toBeLessThan(820 - 36)
    await expect(beside).not.toBeInViewport()
  })
})

test('counter and buttons keep clear of each other and of the margin', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(prefixed('/photography-1/'))
  await open(page, 'Canal at dusk')

  await test.step('on phones the larger view is apart from the steps: in words, at the margin below the close button', async () => {
    const larger = dialog(page).getByRole('button', { name: /^(Larger|Whole) view$/ })
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 })
      await expect(larger.getByText('Larger view')).toBeInViewport({ ratio: 1 })
      const boxes = await Promise.all(
        [larger, next(page), dialog(page).getByRole('button', { name: 'Close' })].map((button) => button.boundingBox()),
      )
      const [own, step, close] = boxes.map((box) => ({
        start: box?.x ?? NaN,
        end: (box?.x ?? NaN) + (box?.width ?? NaN),
      }))
      expect(own?.start).toBeGreaterThan((step?.end ?? NaN) + 24)
      // Its ring has 8 px around the words.
      expect(own?.end).toBeCloseTo((close?.end ?? NaN) + 8, 0)
    }
    // A phone on its side has room for the sign alone.
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(larger.getByText('Larger view')).toHaveCSS('width', '1px')
  })

  await test.step('in upright windows the counter is as large as that of the film strip, as far as it fits, and clear of the close button', async () => {
    const count = counter(page)
    for (const [width, height, size] of [
      [390, 844, 56],
      [820, 1180, 56],
      [320, 640, 46],
    ] as const) {
      await page.setViewportSize({ width, height })
      const own = await count.evaluate((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return {
          size: Math.round(parseFloat(getComputedStyle(one).fontSize)),
          end: range.getBoundingClientRect().right,
        }
      })
      expect(own.size).toBe(size)
      const close = await dialog(page).getByRole('button', { name: 'Close' }).boundingBox()
      expect(own.end + 24).toBeLessThanOrEqual(close?.x ?? NaN)
    }
    await dialog(page).getByRole('button', { name: 'Larger view' }).click()
    await expect(count, 'on a photograph it is small').toHaveCSS('font-size', '16px')
  })

  await test.step('in the larger view the grounds of words and buttons end at the margin', async () => {
    for (const [width, height, margin] of [
      [390, 844, 20],
      [1440, 900, 64],
    ] as const) {
      await page.setViewportSize({ width, height })
      await settle(page)
      const count = await counter(page).boundingBox()
      const close = await dialog(page).getByRole('button', { name: 'Close' }).boundingBox()
      const previous = await dialog(page).getByRole('button', { name: 'Previous photograph' }).boundingBox()
      expect(count?.x).toBeCloseTo(margin, 0)
      expect((close?.x ?? NaN) + (close?.width ?? NaN)).toBeCloseTo(width - margin, 0)
      expect(previous?.x).toBeCloseTo(margin, 0)
      // All grounds are equally high.
      expect([count?.height, previous?.height]).toEqual([close?.height, close?.height])
    }
  })
})

test('in upright windows a mark on the line below the photographs says how far along the one shown is', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(prefixed('/photography-1/'))
  await open(page, 'Canal at dusk')
  const line = dialog(page).locator('span[style*="--along"]')
  const mark = () =>
    line.evaluate((one) => {
      const { width, translate } = getComputedStyle(one, '::before')
      return { start: parseFloat(translate) || 0, end: (parseFloat(translate) || 0) + parseFloat(width) }
    })
  await page.keyboard.press('Home')
  await expect.poll(async () => (await mark()).start, 'from the margin').toBeCloseTo(20, 0)
  const first = await mark()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await mark()).start).toBeCloseTo(first.end, 0)
  const title = await dialog(page).getByRole('heading').boundingBox()
  expect((await line.boundingBox())?.y, 'above the title').toBeCloseTo((title?.y ?? NaN) - 24, 0)
  await page.keyboard.press('End')
  await expect.poll(async () => (await mark()).end).toBeCloseTo(370, 0)

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(line).toBeHidden()
})
