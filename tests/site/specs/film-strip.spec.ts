import type { Locator, Page } from '@playwright/test'
import { prefixed } from '../support/site'
import { settle } from '../../support/page'
import { shifts, watchShifts } from '../../support/shifts'
import { expect, test } from '../../support/test'

test.describe('the film strip', () => {
  const strip = (page: Page) => page.getByRole('list', { name: 'Film strip' })
  const photos = (page: Page) => strip(page).getByRole('listitem')
  const status = (page: Page) => page.getByRole('main').getByRole('status')
  const hint = (page: Page) => page.getByText('Scroll, drag, or use the arrow keys. Click or Enter to open.')
  const touchHint = (page: Page) => page.getByText('Swipe. Tap to open.')

  /**
   * How far the photograph is from where it comes to rest: at axis B, one too wide for that on the right edge, in upright
   * windows on the margin.
   */
  const offset = (page: Page, index: number) =>
    photos(page)
      .nth(index)
      .evaluate((one) => {
        const list = one.parentElement
        if (!list) throw new Error('no list')
        const line = parseFloat(getComputedStyle(list).scrollPaddingLeft)
        const own = parseFloat(getComputedStyle(one).scrollMarginLeft)
        return Math.round(Math.abs(one.getBoundingClientRect().left - own - line))
      })
  async function standsAt(page: Page, number: number, title: string) {
    await expect(status(page)).toHaveText(new RegExp(`^${number} of 24, ${title}`))
    await expect.poll(() => offset(page, number - 1), 'it stands on its line').toBeLessThanOrEqual(1)
  }
  async function open(page: Page, width = 1440, height = 900) {
    await page.setViewportSize({ width, height })
    await page.goto(prefixed('/photography-2/'))
    await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
    await standsAt(page, 1, 'First light')
  }
  /** Takes the strip back to its first photograph at once. */
  async function rewind(page: Page) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.keyboard.press('Home')
    await standsAt(page, 1, 'First light')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  }

  for (const [width, height, line, below] of [
    [1440, 900, 400, 144],
    [844, 390, 234.44, 88],
    [820, 1180, 36.44, 176],
    [390, 844, 20, 272],
    [320, 568, 20, 272],
  ] as const) {
    test(`fills the window at ${width} px, without a shift, and leaves room for the theme (O3)`, async ({ page }) => {
      await watchShifts(page)
      await open(page, width, height)
      const box = await photos(page).first().boundingBox()
      const padding = await strip(page).evaluate((list) => parseFloat(getComputedStyle(list).scrollPaddingLeft))
      expect(padding).toBeCloseTo(line, 1)
      expect(Math.abs((box?.x ?? NaN) - line)).toBeLessThanOrEqual(0.5)
      expect([box?.y, box?.height]).toEqual([0, height - below])
      // At its own ratio, in upright windows from the margin to the right edge, on phones 40 px of the next one before it.
      const room = width - line - (width < 768 ? 48 : 0)
      if (width > height) expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 2)
      else expect(Math.abs((box?.width ?? NaN) - room)).toBeLessThanOrEqual(1)
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await shifts(page), 'layout shift').toBeLessThanOrEqual(0.02)

      await test.step('has the theme tab off the photographs, and room for its panel (O3)', async () => {
        await settle(page)
        const tab = page.getByRole('button', { name: 'Theme settings' })
        const photo = await photos(page).first().boundingBox()
        expect((await tab.boundingBox())?.y).toBeGreaterThan((photo?.y ?? NaN) + (photo?.height ?? NaN))
        await tab.click()
        await settle(page)
        const panel = page.getByRole('region', { name: 'Theme' })
        for (const name of ['Light', 'Reset to default'])
          await expect(panel.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
      })
    })
  }

  test('keeps its links and marks in reach on phones, upright and on their side', async ({ page }) => {
    await open(page, 390, 844)

    await test.step('has the links in a row at the foot, a finger high, and the theme tab with them', async () => {
      for (const [width, height] of [
        [390, 844],
        [320, 640],
      ] as const) {
        await page.setViewportSize({ width, height })
        await settle(page)
        await standsAt(page, 1, 'First light')
        const middle = async (of: Locator) => {
          const { y = NaN, height: own = NaN } = (await of.boundingBox()) ?? {}
          return y + own / 2
        }
        const [home, rows] = ['Back to home', 'See them in rows'].map((name) => page.getByRole('link', { name }))
        if (!home || !rows) throw new Error('no links')
        const line = await middle(home)
        expect(await middle(rows)).toBe(line)
        for (const link of [home, rows]) {
          const { x = NaN } = (await link.boundingBox()) ?? {}
          for (const y of [line - 21, line + 21])
            expect(
              await link.evaluate((one, at) => document.elementFromPoint(...at) === one, [x + 9, y] as const),
            ).toBe(true)
        }
        const tab = page.getByRole('button', { name: 'Theme settings' })
        expect(Math.abs((await middle(tab)) - line)).toBeLessThanOrEqual(1)
        const { x = NaN, width: own = NaN } = (await rows.boundingBox()) ?? {}
        expect(x + own).toBeLessThan((await tab.boundingBox())?.x ?? NaN)
      }
    })

    await test.step('leads to the rows from phones on their side as well', async () => {
      await page.setViewportSize({ width: 844, height: 390 })
      await settle(page)
      await standsAt(page, 1, 'First light')
      const rows = page.getByRole('link', { name: 'See them in rows' })
      await expect(rows).toBeInViewport({ ratio: 1 })
      const tab = await page.getByRole('button', { name: 'Theme settings' }).boundingBox()
      const { x = NaN, width = NaN } = (await rows.boundingBox()) ?? {}
      expect(x + width).toBeLessThanOrEqual(tab?.x ?? NaN)
    })

    await test.step('is whole in the window of a phone that lies on its side', async () => {
      await page.setViewportSize({ width: 667, height: 375 })
      await settle(page)
      await standsAt(page, 1, 'First light')
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
      await expect(page.getByRole('link', { name: 'Back to home' })).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('ArrowRight')
      await standsAt(page, 2, 'Descent')
      const said = await status(page).boundingBox()
      expect((said?.y ?? NaN) + (said?.height ?? NaN)).toBeLessThanOrEqual(375)
    })

    await test.step('goes on in a low window, where the page scrolls as well', async () => {
      await page.setViewportSize({ width: 820, height: 240 })
      await settle(page)
      await standsAt(page, 2, 'Descent')
      await page.keyboard.press('ArrowRight')
      await standsAt(page, 3, 'Colonnade')
      await page.getByRole('link', { name: 'Back to home' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('link', { name: 'Back to home' })).toBeInViewport()
    })
  })

  test('shows in upright windows what comes before and after, and keeps its photograph when they are turned', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, 390, 844)

    await test.step('looks along the photographs it crops as they come and go, and stands still for who asked for it', async () => {
      const looks = () =>
        photos(page)
          .nth(1)
          .locator('img')
          .evaluate((image) => parseFloat(getComputedStyle(image).objectPosition))
      await expect(photos(page).nth(1).locator('img')).toHaveAttribute('loading', 'eager')
      const before = await looks()
      await page.keyboard.press('ArrowRight')
      await standsAt(page, 2, 'Descent')
      expect(await looks()).toBeGreaterThan(before + 10)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const still = await looks()
      await page.keyboard.press('ArrowLeft')
      await standsAt(page, 1, 'First light')
      expect(await looks()).toBe(still)
    })

    await test.step('shows the photograph before, and beside an upright one, on phones any, that after it too', async () => {
      for (const [width, height, margin, room, end] of [
        [390, 844, 20, 40, 342],
        [820, 1180, 36, 120, 820],
      ] as const) {
        await page.setViewportSize({ width, height })
        await settle(page)
        await page.keyboard.press('Home')
        await standsAt(page, 1, 'First light')
        await page.keyboard.press('ArrowRight')
        await standsAt(page, 2, 'Descent')
        const edges = async (index: number) => {
          const { x = NaN, width = NaN } = (await photos(page).nth(index).boundingBox()) ?? {}
          return [Math.round(x), Math.round(x + width)]
        }
        await expect.poll(async () => (await edges(1))[0]).toBe(margin)
        expect((await edges(0))[1]).toBe(margin - 8)
        expect((await edges(2))[0]).toBeLessThanOrEqual(width - room)
        // A wide one reaches the edge, or what shows of the next.
        await page.keyboard.press('ArrowRight')
        await standsAt(page, 3, 'Colonnade')
        await expect.poll(() => edges(2)).toEqual([margin, end])
      }
    })

    await test.step('keeps its photograph when a phone is turned or a window changes its size', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await settle(page)
      await page.keyboard.press('Home')
      await standsAt(page, 1, 'First light')
      await page.keyboard.press('ArrowLeft')
      await standsAt(page, 24, 'Night cloth')
      await page.keyboard.press('ArrowLeft')
      await standsAt(page, 23, 'Ridge at dawn')
      for (const [width, height] of [
        [844, 390],
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        await settle(page)
        await standsAt(page, 23, 'Ridge at dawn')
      }
    })
  })

  test('tells what is said of a photograph beside the hint in wide windows, else where it was', async ({ page }) => {
    const windows = [
      [1440, 900],
      [1024, 768],
      [820, 1180],
      [768, 1024],
    ] as const
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    const hints: Awaited<ReturnType<Locator['boundingBox']>>[] = []
    const said = page.getByRole('main').locator('p[aria-hidden="true"]').last()
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      await settle(page)
      await standsAt(page, 1, 'First light')
      await expect(hint(page)).toBeVisible()
      hints.push(await (width < 1280 ? hint(page) : said).boundingBox())
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
    }
    await page.keyboard.press('ArrowRight')
    for (const [index, [width, height]] of windows.entries())
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height })
        await settle(page)
        const before = hints[index]
        await standsAt(page, 2, 'Descent')
        await expect(hint(page)).toBeHidden()
        const note = await said.boundingBox()
        expect(note?.x).toBe(before?.x)
        expect(Math.abs((note?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThanOrEqual(1)
        for (const words of [before, note])
          expect((words?.y ?? NaN) + (words?.height ?? NaN), 'clear of the edge').toBeLessThanOrEqual(height - 16)
        // Beside the place; in upright windows below it, in two lines.
        const place = async () => {
          const {
            x = NaN,
            y = NaN,
            width: own = NaN,
            height: ownHeight = NaN,
          } = (await status(page).boundingBox()) ?? {}
          return width > height ? x + own : y + ownHeight
        }
        await expect.poll(place).toBeLessThan((width > height ? before?.x : before?.y) ?? NaN)
        if (width < height) expect(note?.height).toBeLessThanOrEqual(45)
        expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
      })
  })

  test('follows the keys and opens by them, with one place for the focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)

    await test.step('follows the keys, wherever the focus is; the hint goes after the first move', async () => {
      await expect(hint(page)).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await standsAt(page, 2, 'Descent')
      await expect(hint(page)).toBeHidden()

      await strip(page).focus()
      await page.keyboard.press('End')
      await standsAt(page, 24, 'Night cloth')
      await page.keyboard.press('ArrowLeft')
      await standsAt(page, 23, 'Ridge at dawn')
      await page.keyboard.press('Home')
      await standsAt(page, 1, 'First light')

      // One link at a time, which the keys take along.
      const link = (title: string) => page.getByRole('link', { name: `${title} in full size` })
      await page.keyboard.press('Tab')
      await expect(link('First light')).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(link('Descent')).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await expect(link('First light')).toBeFocused()
      await standsAt(page, 1, 'First light')

      // Its keys leave those of others alone.
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Back to home' })).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await standsAt(page, 1, 'First light')
    })

    await test.step('opens the photograph it stands at by Enter and Space too', async () => {
      const dialog = page.getByRole('dialog', { name: 'Photograph viewer' })
      for (const key of ['Enter', 'Space']) {
        await strip(page).focus()
        await page.keyboard.press('ArrowRight')
        const number = key === 'Enter' ? 2 : 3
        await expect(status(page)).toHaveText(new RegExp(`^${number} of 24`))
        await expect.poll(() => offset(page, number - 1)).toBeLessThanOrEqual(1)
        await page.keyboard.press(key)
        await expect(dialog.getByRole('status')).toHaveText(new RegExp(`^${number} of 24`))
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(
          photos(page)
            .nth(number - 1)
            .getByRole('link'),
        ).toBeFocused()
      }
    })

    await page.keyboard.press('Home')
    await standsAt(page, 1, 'First light')
    await test.step('takes a key that comes with a resize', async () => {
      await page.evaluate(() => {
        const press = () =>
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
        window.addEventListener('resize', press, { once: true })
      })
      await page.setViewportSize({ width: 1024, height: 768 })
      await settle(page)
      await standsAt(page, 2, 'Descent')
    })
    await page.keyboard.press('Home')
    await standsAt(page, 1, 'First light')

    await test.step('stands still when a photograph that starts before axis B gets the focus, or the viewer closes over it', async () => {
      const link = page.getByRole('link', { name: 'Colonnade in full size' })
      for (const [number, title] of [
        [2, 'Descent'],
        [3, 'Colonnade'],
      ] as const) {
        await page.keyboard.press('ArrowRight')
        await standsAt(page, number, title)
      }
      const dialog = page.getByRole('dialog', { name: 'Photograph viewer' })
      await link.focus()
      for (let time = 0; time < 2; time += 1) {
        await standsAt(page, 3, 'Colonnade')
        await page.keyboard.press('Enter')
        await expect(dialog.getByRole('status')).toHaveText('3 of 24, Colonnade')
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(link).toBeFocused()
      }
    })

    await test.step('has a closed ring on the current photograph in every window, until the pointer takes over', async () => {
      await strip(page).focus()
      await page.keyboard.press('ArrowRight')
      await expect(strip(page)).toBeFocused()
      const rings = () =>
        photos(page).evaluateAll((all) =>
          all.flatMap((one, index) => {
            const { content, outlineStyle, left, right } = getComputedStyle(one, '::after')
            if (content === 'none' || outlineStyle === 'none') return []
            const box = one.getBoundingClientRect()
            const sides = [box.left + parseFloat(left), innerWidth - box.right + parseFloat(right)]
            return [{ number: index + 1, isClosed: sides.every((side) => side > -1) }]
          }),
        )
      for (const [width, height] of [
        [1440, 900],
        [1024, 768],
        [820, 1180],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        await settle(page)
        await standsAt(page, 4, 'Wind lines')
        await expect.poll(rings).toEqual([{ number: 4, isClosed: true }])
      }
      await page.mouse.move(200, 300)
      await page.mouse.down()
      await expect.poll(rings).toEqual([])
      await page.mouse.up()
    })
  })

  test('follows its rail, and the rail follows it', async ({ page }) => {
    await open(page)

    await test.step('follows the keys after a click beside it, and slides the mark of its rail along', async () => {
      const rail = page.getByRole('main').locator('[aria-hidden="true"]').first()
      const at = () => rail.evaluate((element) => Number(element.style.getPropertyValue('--at')))
      const box = await rail.boundingBox()
      await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4)
      await page.keyboard.press('End')
      await standsAt(page, 24, 'Night cloth')
      await expect.poll(at).toBeCloseTo(23, 1)
      // The blank part of the bar.
      await page.mouse.click(700, 890)
      await page.keyboard.press('Home')
      await standsAt(page, 1, 'First light')
      await expect.poll(at).toBeCloseTo(0, 1)
      // Halfway to the second.
      await page.mouse.move(900, 400)
      await page.mouse.down()
      await page.mouse.move(500, 400, { steps: 4 })
      await expect.poll(at).toBeGreaterThan(0.2)
      expect(await at()).toBeLessThan(0.8)
      await page.mouse.up()
      await standsAt(page, 2, 'Descent')
    })

    await test.step('goes where a pointer is pressed on the marks below it, and along with it', async () => {
      const rail = await page.getByRole('main').locator('[aria-hidden="true"]').first().boundingBox()
      const at = (number: number) => (rail?.x ?? 0) + ((rail?.width ?? 0) * (number - 0.5)) / 24
      const title = async (number: number) => {
        const heading = photos(page)
          .nth(number - 1)
          .getByRole('heading')
        return (await heading.innerText()).replace(/\s*in full size/, '')
      }
      // A little beside the thin marks, as a finger is.
      const y = (rail?.y ?? 0) + 14
      await page.mouse.move(at(13), y)
      await page.mouse.down()
      await standsAt(page, 13, await title(13))
      await page.mouse.move(at(21), y, { steps: 4 })
      await standsAt(page, 21, await title(21))
      await page.mouse.up()
      await page.mouse.move(at(5), y)
      await standsAt(page, 21, await title(21))
      // The eye is shown what a press would bring.
      await expect(page.getByText('05 / 24')).toBeInViewport()
      await page.mouse.move(at(5), 400)
      await expect(page.getByText('21 / 24')).toBeInViewport()
    })
  })

  test('goes round, and rests each photograph on a line of its own', async ({ page }) => {
    await open(page)

    await test.step('goes round: the first photograph has the last beside it, and comes after it', async () => {
      const besides = async (left: number, right: number) => {
        const [before, after] = [
          await photos(page).nth(left).boundingBox(),
          await photos(page).nth(right).boundingBox(),
        ]
        expect((before?.x ?? NaN) + (before?.width ?? NaN) + 8).toBeCloseTo(after?.x ?? NaN, 0)
      }
      await besides(23, 0)
      await page.keyboard.press('ArrowLeft')
      await standsAt(page, 24, 'Night cloth')
      await expect(page.getByText('After 24 comes 01.').filter({ visible: true })).toBeInViewport()
      await besides(22, 23)
      await besides(23, 0)
      await page.keyboard.press('ArrowRight')
      await standsAt(page, 1, 'First light')
      await page.mouse.move(700, 400)
      await page.mouse.wheel(0, -120)
      await standsAt(page, 24, 'Night cloth')
    })

    await rewind(page)

    await test.step('has a photograph on axis B that loses little there, shows a wider one whole, and a panorama from axis A on', async () => {
      const edges = async (number: number) => {
        const { x = NaN, width = NaN } =
          (await photos(page)
            .nth(number - 1)
            .boundingBox()) ?? {}
        return [x, x + width].map(Math.round)
      }
      // A first photograph of 3:2, in a window of 1440 px whose axis B is at 400; in one of 4:3 it would lose a fifth.
      const [left, right = NaN] = await edges(1)
      expect(left).toBe(400)
      expect(right, 'runs off').toBeGreaterThan(1440 + 64)
      await page.setViewportSize({ width: 1024, height: 768 })
      await settle(page)
      await standsAt(page, 1, 'First light')
      expect(await edges(1)).toEqual([88, 1024])
      await page.setViewportSize({ width: 1440, height: 900 })
      await settle(page)
      await standsAt(page, 1, 'First light')
      const said = async () => Math.round((await status(page).boundingBox())?.x ?? NaN)
      expect(await said(), 'its caption is on axis B, as of all').toBe(400)
      await page.keyboard.press('End')
      await standsAt(page, 24, 'Night cloth')
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft')
      await standsAt(page, 21, 'Blue hour')
      await expect.poll(async () => (await edges(21))[0], 'on axis A once it is at rest').toBe(64)
      expect(await said()).toBe(400)
    })
  })

  test('shows its start and takes clicks before its script', async ({ page }) => {
    await page.route(/\.js$/, () => undefined)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(prefixed('/photography-2/'), { waitUntil: 'commit' })
    await expect(photos(page)).toHaveCount(24)

    await test.step('has the last photograph beside the first', async () => {
      const [last, first] = [await photos(page).last().boundingBox(), await photos(page).first().boundingBox()]
      expect((last?.x ?? NaN) + (last?.width ?? NaN) + 8).toBeCloseTo(first?.x ?? NaN, 0)
      const picture = photos(page).last().getByRole('img')
      await expect(picture).toBeInViewport()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    })
    await test.step('loses no click: it leads to the file of the photograph', async () => {
      const file = await page.getByRole('link', { name: 'First light in full size' }).getAttribute('href')
      await page.mouse.click(700, 400)
      await expect(page).toHaveURL(new RegExp(`${file ?? 'none'}$`))
    })
  })

  test('fetches only its first photograph before its script on phones, though the next one shows', async ({ page }) => {
    await page.route(/\.js$/, () => undefined)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(prefixed('/photography-2/'), { waitUntil: 'commit' })
    const widths = () =>
      photos(page).evaluateAll((all) =>
        all.slice(0, 2).map((one) => Math.sign(one.querySelector('img')?.naturalWidth ?? 0)),
      )
    await expect.poll(widths).toEqual([1, 0])
    expect(Math.round((await photos(page).nth(1).boundingBox())?.x ?? NaN)).toBe(390 - 40)
  })

  test('moves by the wheel, a notch at a time or as far as it turns', async ({ page }) => {
    await watchShifts(page)
    await open(page)

    await test.step('glides on without a jump when the wheel turns again on the way', async () => {
      await page.mouse.move(700, 400)
      for (const number of [2, 3, 4]) {
        await page.mouse.wheel(0, 120)
        // Near its line, and not there yet.
        await photos(page)
          .nth(number - 1)
          .evaluate(async (one) => {
            while (one.getBoundingClientRect().left >= 560) await new Promise(requestAnimationFrame)
          })
      }
      await expect(status(page)).toHaveText(/^4 of 24/)
      await expect.poll(() => offset(page, 3), 'it stands on its line').toBeLessThanOrEqual(1)
      expect(await shifts(page), 'layout shift').toBeLessThanOrEqual(0.02)
    })

    await rewind(page)

    await test.step('passes one photograph at a time with quick notches of a wheel, and does not run on after them', async () => {
      // A slow machine passes some between its notches: what counts is where the last one finds the strip.
      await strip(page).evaluate((list) => {
        const away = (one: Element) =>
          Math.abs(one.getBoundingClientRect().left - parseFloat(getComputedStyle(one).scrollMarginLeft) - line)
        const line = parseFloat(getComputedStyle(list).scrollPaddingLeft)
        const note = () => {
          const ways = [...list.children].map(away)
          list.dataset.notched = String(ways.indexOf(Math.min(...ways)) + 1)
        }
        window.addEventListener('wheel', note, { capture: true, passive: true })
      })
      const session = await page.context().newCDPSession(page)
      for (let notch = 0; notch < 6; notch += 1) {
        await session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 700, y: 400, deltaX: 0, deltaY: 120 })
      }
      const number = async () => Number.parseInt((await status(page).textContent()) ?? '', 10)
      await expect(status(page)).not.toHaveText(/^1 of 24/)
      await expect.poll(async () => offset(page, (await number()) - 1), 'it stands').toBeLessThanOrEqual(1)
      expect(await number()).toBeLessThanOrEqual(Number(await strip(page).getAttribute('data-notched')) + 1)
    })

    await rewind(page)

    await test.step('follows a horizontal wheel in steps too short for the browser to snap on', async () => {
      await strip(page).evaluate((list) => {
        for (let step = 0; step < 4; step += 1)
          list.dispatchEvent(new WheelEvent('wheel', { deltaX: 30, bubbles: true, cancelable: true }))
      })
      await standsAt(page, 2, 'Descent')
    })

    await rewind(page)

    await test.step('follows the wheel and the pointer, and comes to rest at a photograph', async () => {
      await page.mouse.move(700, 400)
      await page.mouse.wheel(0, 120)
      await standsAt(page, 2, 'Descent')
      await page.mouse.wheel(0, 120)
      await standsAt(page, 3, 'Colonnade')
      await page.mouse.wheel(0, -120)
      await standsAt(page, 2, 'Descent')

      // Held still before it is let go: a throw's way hangs on the speed of the machine.
      const drag = async (from: number, to: number) => {
        await page.mouse.move(from, 400)
        await page.mouse.down()
        await page.mouse.move(to, 400, { steps: 4 })
        const now = await page.evaluate(() => performance.now())
        await page.waitForFunction((since) => performance.now() > since + 100, now)
        await page.mouse.up()
      }
      await drag(900, 700)
      await standsAt(page, 3, 'Colonnade')
      await drag(600, 750)
      await standsAt(page, 2, 'Descent')
      await drag(600, 750)
      await standsAt(page, 1, 'First light')
    })
  })

  test('opens by a click, with the photographs ahead loaded from the first touch on', async ({ page }) => {
    await open(page)

    await test.step('has the photographs ahead from the first touch on', async () => {
      const loading = () => photos(page).evaluateAll((all) => all.map((one) => one.querySelector('img')?.loading))
      await expect.poll(async () => (await loading()).slice(0, 3)).toEqual(['eager', 'eager', 'lazy'])
      await page.mouse.move(700, 400)
      await page.mouse.down()
      await expect.poll(async () => (await loading()).slice(1, 4)).toEqual(['eager', 'eager', 'eager'])
      await expect.poll(async () => (await loading()).slice(-2)).toEqual(['eager', 'eager'])
      await page.mouse.up()
    })

    // A press that has not moved it is a click.
    await expect(page.locator('[role="dialog"]:focus-within')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await test.step('opens the photograph it stands at when that is clicked, another comes to stand first', async () => {
      const dialog = page.getByRole('dialog', { name: 'Photograph viewer' })
      await page.mouse.click(200, 400)
      await standsAt(page, 24, 'Night cloth')
      await expect(dialog).toBeHidden()
      await page.mouse.click(600, 400, { delay: 90 })
      await expect(dialog.getByRole('status')).toHaveText('24 of 24, Night cloth')

      // It closes on the photograph that was shown last.
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByRole('status')).toHaveText('1 of 24, First light')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await standsAt(page, 1, 'First light')
      await expect(page.getByRole('link', { name: 'First light in full size' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('status')).toHaveText('1 of 24, First light')
    })
  })

  test('follows a finger', async ({ visitor }) => {
    const page = await visitor({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
    await page.goto(prefixed('/photography-2/'))
    await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
    await expect(touchHint(page)).toBeVisible()
    const note = page.getByRole('main').locator('p[aria-hidden="true"]').last()
    await expect(note, 'what is said of the first').toContainText('The sun has found one side')
    await expect(note).toBeInViewport({ ratio: 1 })
    const told = await touchHint(page).boundingBox()
    expect((told?.x ?? NaN) + (told?.width ?? NaN), 'it ends on the margin, as the rail above').toBeCloseTo(370, 0)
    const session = await page.context().newCDPSession(page)
    await session.send('Input.synthesizeScrollGesture', { x: 300, y: 300, xDistance: -900, speed: 2000 })
    await expect(status(page)).not.toHaveText(/^1 of 24/)
    await expect(touchHint(page)).toBeHidden()
    await expect(note).not.toContainText('The sun has found one side')
    await expect(note).toBeInViewport({ ratio: 1 })
    const number = async () => Number.parseInt((await status(page).textContent()) ?? '', 10)
    await expect.poll(async () => offset(page, (await number()) - 1), 'it stands').toBeLessThanOrEqual(1)

    // Flicks stop at each photograph, keys pass as many as they like.
    await page.keyboard.press('End')
    await standsAt(page, 24, 'Night cloth')
  })

  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test(`fetches all that its first window shows, with ${reducedMotion} for motion`, async ({ visitor }) => {
      // Its third photograph begins within this window.
      const page = await visitor({ reducedMotion, viewport: { width: 1920, height: 640 } })
      await open(page, 1920, 640)
      const seen = () =>
        photos(page).evaluateAll((all) =>
          all.flatMap((one) => {
            const { left, right } = one.getBoundingClientRect()
            const image = one.querySelector('img')
            if (right <= 0 || left >= innerWidth || !image) return []
            return [image.naturalWidth > 0 && image.getBoundingClientRect().left === left]
          }),
        )
      expect((await seen()).length).toBeGreaterThanOrEqual(4)
      await expect.poll(async () => (await seen()).every(Boolean)).toBe(true)
    })

  test('says on upright tablets below the counter that a tap shows a cropped photograph whole', async ({ visitor }) => {
    const page = await visitor({
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
      viewport: { width: 820, height: 1180 },
    })
    await open(page, 820, 1180)
    const told = page.getByText('Tap to see it whole.').locator('..')
    const before = await touchHint(page).boundingBox()
    await expect(page.getByText('The sun has found one side'), 'from the start').toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowRight')
    await standsAt(page, 2, 'Descent')
    const { x = NaN, y = NaN } = (await page.getByText('Tap to see it whole.').boundingBox()) ?? {}
    expect([x, y], 'where the first hint was').toEqual([before?.x, before?.y])
    const box = await told.boundingBox()
    expect(box?.height).toBeGreaterThan(16)
    const note = await page.getByText('Five floors of treads').boundingBox()
    expect(Math.abs((box?.y ?? NaN) - (note?.y ?? NaN)), 'level with what is said of it').toBeLessThanOrEqual(1)
    expect((box?.x ?? NaN) + (box?.width ?? NaN), 'left of it').toBeLessThan(note?.x ?? NaN)
    const rows = page.getByRole('link', { name: 'See them in rows' })
    const linkLine = (await rows.boundingBox())?.y ?? NaN
    expect(Math.abs(linkLine - (note?.y ?? NaN)), 'and with the link').toBeLessThanOrEqual(4)
    await expect(page.getByText('Five floors of treads')).toBeInViewport()
    // One of 2:3 has all but its edges.
    for (let moves = 0; moves < 4; moves++) await page.keyboard.press('ArrowRight')
    await standsAt(page, 6, 'Corner block')
    await expect.poll(async () => (await told.boundingBox())?.height).toBe(0)
  })

  const listed = async (page: Page) => {
    await expect(photos(page)).toHaveCount(24)
    await expect(page.getByRole('heading', { level: 2, name: 'Raking light' })).toBeVisible()
    await expect(hint(page)).toBeHidden()
    const boxes = await photos(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(boxes.every((top, index) => index === 0 || top > (boxes[index - 1] ?? NaN))).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', prefixed('/'))
    await expect(page.getByRole('link', { name: 'Descent in full size' })).toHaveAttribute('href', /\.jpg$/)
  }

  test('is a list from top to bottom without JavaScript', async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } })
    await page.goto(prefixed('/photography-2/'))
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await listed(page)
    }
  })

  test('stays a strip under reduced motion, which the visitor moves without a glide', async ({ visitor, axe }) => {
    const page = await visitor({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
    await page.goto(prefixed('/photography-2/'))
    await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
    await standsAt(page, 1, 'First light')
    const jumped = await page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
      const [, second] = document.querySelectorAll('main li')
      const list = second?.parentElement
      return (
        (second?.getBoundingClientRect().left ?? NaN) - parseFloat(list ? getComputedStyle(list).scrollPaddingLeft : '')
      )
    })
    expect(Math.abs(jumped), 'it is there at once').toBeLessThanOrEqual(1)
    await standsAt(page, 2, 'Descent')
    await page.mouse.move(700, 400)
    await page.mouse.wheel(0, 120)
    await standsAt(page, 3, 'Colonnade')
    await axe({ page })
  })
})
