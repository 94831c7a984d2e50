import { prefixed } from '../support/site'
import { settle } from '../../support/page'
import { expect, test } from '../../support/test'
import { dialog, status, picture, photograph, next, open, draw, swipe } from '../support/photo-viewer'

test('a finger draws a photograph down to close the viewer, and aside to step on', async ({ visitor }) => {
  const page = await visitor({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  await page.goto(prefixed('/photography-1/'))
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await photograph(page, 'Colonnade').tap()
  await expect(dialog(page)).toBeVisible()
  await settle(page)

  await test.step('a photograph drawn down closes the viewer, and one drawn a little goes back', async () => {
    const own = await picture(page).boundingBox()
    // Up again before it is let go, so it is no flick.
    const back = [400, 480, 440].map((y) => [200, y] as const)
    await draw(page, back)
    await expect.poll(() => picture(page).boundingBox()).toEqual(own)
    const away = [400, 500, 600].map((y) => [200, y] as const)
    await draw(page, away, async () => {
      expect((await picture(page).boundingBox())?.y).toBeGreaterThan((own?.y ?? NaN) + 200)
      expect((await picture(page).boundingBox())?.width).toBeLessThan(own?.width ?? NaN)
    })
    await expect(dialog(page)).toHaveCount(0)
    await expect(photograph(page, 'Colonnade')).toBeFocused()
    await expect(page).toHaveURL(prefixed('/photography-1/'))
  })

  await photograph(page, 'Colonnade').tap()
  await expect(dialog(page)).toBeVisible()
  await settle(page)

  await test.step('in the larger view a finger moves the photograph, which a rail follows, and steps on only from its end', async () => {
    await picture(page).tap()
    const place = dialog(page).getByRole('group', { name: 'Colonnade' })
    await expect(place).toBeFocused()
    await settle(page)
    const middle = await place.evaluate((one) => one.scrollLeft)
    // The part in view, as a share of the rail, and where it ends there.
    const part = dialog(page).locator('[aria-hidden="true"] > span:empty')
    const shares = () =>
      part.evaluate((one) => {
        const rail = one.parentElement
        if (!(one instanceof HTMLElement) || !rail) throw new Error('no rail')
        return [one.offsetWidth, one.offsetLeft + one.offsetWidth].map((px) =>
          Math.round((100 * px) / rail.clientWidth),
        )
      })
    await swipe(page, 300, 100)
    await expect.poll(() => place.evaluate((one) => one.scrollLeft)).toBeGreaterThan(middle)
    await expect(status(page)).toHaveText('Larger view, 10 of 24, Colonnade')
    await place.evaluate((one) => (one.scrollLeft = one.scrollWidth))
    // 390 of 1265 px.
    await expect.poll(shares).toEqual([31, 100])
    expect(await part.locator('..').boundingBox(), 'along the lower edge of the window').toEqual({
      x: 0,
      y: 840,
      width: 390,
      height: 4,
    })

    const colour = await next(page).evaluate((one) => getComputedStyle(one).color)
    await swipe(page, 300, 260, async () => {
      await expect(picture(page), 'goes along a little').toHaveCSS('translate', '-14px')
      await expect(next(page)).toHaveCSS('color', colour)
    })
    await expect(picture(page), 'goes back').toHaveCSS('translate', '0px')
    await expect(status(page), 'not far enough').toHaveText('Larger view, 10 of 24, Colonnade')
    await swipe(page, 300, 100, async () => {
      await expect(picture(page)).toHaveCSS('translate', '-70px')
      await expect(next(page), 'is marked as where it leads').toHaveCSS('color', 'rgb(242, 193, 78)')
    })
    await expect(status(page)).toHaveText('Larger view, 11 of 24, Descent')
    await expect(next(page)).toHaveCSS('color', colour)
    await expect(page.getByRole('group', { name: 'Descent' }).locator('~ img'), 'the one before goes').toHaveCount(0)
    await page.getByRole('group', { name: 'Descent' }).evaluate((one) => (one.scrollLeft = 0))
    await swipe(page, 100, 300)
    await expect(status(page)).toHaveText('Larger view, 10 of 24, Colonnade')
  })

  await page.keyboard.press('Escape')
  await settle(page)

  await test.step('a swipe goes on and back, and none while the page is zoomed in', async () => {
    await expect(status(page)).toHaveText('10 of 24, Colonnade')
    const colonnade = dialog(page).getByRole('img', { name: /^A vaulted arcade/ })
    const descent = dialog(page).getByAltText(/^A spiral staircase/)
    const heading = dialog(page).getByRole('heading')
    await swipe(page, 300, 270, async () => {
      expect(Number(await heading.locator('..').evaluate((words) => getComputedStyle(words).opacity))).toBeLessThan(1)
    })
    await expect(heading.locator('..'), 'back with the photograph').toHaveCSS('opacity', '1')
    await expect(status(page), 'not far enough').toHaveText('10 of 24, Colonnade')
    await settle(page)
    let above: Awaited<ReturnType<typeof descent.boundingBox>> | undefined
    await swipe(page, 300, 100, async () => {
      await expect(colonnade, 'goes along').toHaveCSS('translate', '-200px')
      // From 8 px above the first, 1.1 times as fast as would bring it down over the width of the window.
      expect((await descent.boundingBox())?.x).toBe(0)
      above = await descent.boundingBox()
      for (const words of [heading.locator('..'), dialog(page).getByText('10 / 24')])
        await expect(words, 'its words have gone with it').toHaveCSS('opacity', '0')
    })
    await expect(status(page)).toHaveText('11 of 24, Descent')
    await expect(picture(page)).toHaveCount(1)
    await settle(page)
    const place = await descent.boundingBox()
    expect(place?.x).toBe(0)
    expect((place?.y ?? NaN) - (above?.y ?? NaN)).toBeCloseTo(390 / 1.5 + 8 - (1.1 * 200) / 1.5, 0)
    await expect(heading.locator('..')).toHaveCSS('opacity', '1')
    await swipe(page, 100, 300)
    await expect(status(page)).toHaveText('10 of 24, Colonnade')

    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2)
    await swipe(page, 300, 100)
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(1)
    await expect(status(page)).toHaveText('10 of 24, Colonnade')
    await swipe(page, 300, 100)
    await expect(status(page)).toHaveText('11 of 24, Descent')
  })
})

test('the larger view shows more of a photograph, and leads back to the whole one', async ({ page, axe }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(prefixed('/photography-1/'))

  await test.step('the larger view covers the window, is moved over it, and Escape leads back to the whole photograph', async () => {
    const larger = dialog(page).getByRole('button', { name: /^(Larger|Whole) view$/ })
    const place = dialog(page).getByRole('group', { name: 'Colonnade' })
    const scrolled = () => place.evaluate((one) => [Math.round(one.scrollLeft), Math.round(one.scrollTop)])
    await open(page, 'Colonnade')
    await settle(page)
    const whole = await picture(page).boundingBox()
    await larger.click()
    await expect(larger).toHaveAccessibleName('Whole view')
    await expect(place).toBeFocused()
    await expect(status(page)).toHaveText('Larger view, 10 of 24, Colonnade')
    await expect(dialog(page).getByRole('heading')).toBeHidden()

    // Of 3:2, and of a file of 1000 px: in the first window as wide as that, in the second as high.
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await settle(page)
      const size = await picture(page).evaluate((image: HTMLImageElement) => [image.clientWidth, image.clientHeight])
      expect(size).toEqual(width === 1440 ? [1440, 960] : [1265, 844])
      await larger.click()
      await expect(place).toHaveCount(0)
      await larger.click()
      await settle(page)
      // 52 % across.
      expect(await scrolled(), 'begins by its button where crops do').toEqual(width === 1440 ? [0, 30] : [455, 0])
      const box = await place.boundingBox()
      expect(box).toEqual({ x: 0, y: 0, width, height })
      await expect(dialog(page).getByText('10 / 24 Colonnade')).toBeInViewport({ ratio: 1 })
    }
    await axe()

    await page.keyboard.press('ArrowRight')
    // By a quarter of 390 px.
    await expect.poll(async () => (await scrolled())[0], 'keys move it').toBeGreaterThan(455 + 96)
    await expect(place).toBeFocused()
    const [before = 0] = await scrolled()
    await page.mouse.move(200, 400)
    await page.mouse.down()
    await page.mouse.move(100, 400, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await scrolled())[0], 'the mouse drags it').toBeGreaterThanOrEqual(before + 100)
    await expect(larger, 'a drag is no click').toHaveAccessibleName('Whole view')

    await page.keyboard.press('Escape')
    await expect(larger).toHaveAccessibleName('Larger view')
    await expect(larger).toBeFocused()
    await expect(status(page)).toHaveText('10 of 24, Colonnade')
    await settle(page)
    expect((await picture(page).boundingBox())?.width).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1440, height: 900 })
    await settle(page)
    expect(await picture(page).boundingBox()).toEqual(whole)

    await picture(page).click()
    await expect(place).toBeFocused()
    // As wide as the window: there is nothing beside it, and no key leads on.
    await page.keyboard.press('ArrowRight')
    await expect(status(page)).toHaveText('Larger view, 10 of 24, Colonnade')
    await next(page).click()
    await expect(status(page)).toHaveText('Larger view, 11 of 24, Descent')
    await expect(larger, 'stays for the next one').toHaveAccessibleName('Whole view')
    await expect(next(page)).toBeFocused()
    await expect(picture(page)).toHaveCount(1)
    expect((await picture(page).boundingBox())?.width).toBeGreaterThanOrEqual(1440)
    await page.keyboard.press('Escape')
    await expect(larger).toHaveAccessibleName('Larger view')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('the larger view is larger than the window asks for where the file has more, and keeps what was clicked under the pointer', async () => {
    await page.setViewportSize({ width: 800, height: 560 })
    await open(page, 'Colonnade')
    await settle(page)
    const place = dialog(page).getByRole('group', { name: 'Colonnade' })
    const boxOf = async () => {
      const { x = NaN, y = NaN, width = NaN, height = NaN } = (await picture(page).boundingBox()) ?? {}
      return { x, y, width, height }
    }
    const whole = await boxOf()
    const point = [whole.x + 0.7 * whole.width, whole.y + 0.7 * whole.height] as const
    await page.mouse.click(...point)
    await expect(place).toBeFocused()
    await settle(page)
    const larger = await boxOf()
    expect(larger.width).toBe(1000)
    expect((point[0] - larger.x) / larger.width).toBeCloseTo(0.7, 2)
    expect((point[1] - larger.y) / larger.height).toBeCloseTo(0.7, 2)

    await page.mouse.click(...point)
    await expect(place).toHaveCount(0)
    await settle(page)
    await page.mouse.click(whole.x + whole.width - 10, whole.y + 10)
    await expect(place).toBeFocused()
    await settle(page)
    expect((await boxOf()).y, 'not past its edge').toBe(0)
  })
})
