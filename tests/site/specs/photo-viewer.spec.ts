import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import type { Photo } from '../../../src/content/schemas/photo'
import { built, builtFiles } from '../support/built'
import { prefixed } from '../support/site'
import { changeTheme, chooseTheme, settle } from '../../support/page'
import { expect, test } from '../../support/test'

/** The photographs that the galleries of works show, in their order. */
const selected = (parse(readFileSync('tests/site/content/photos/index.yml', 'utf8')) as Photo[])
  .filter((photo) => photo.selected)
  .map(({ title }) => title)

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Photograph viewer' })
const status = (page: Page) => dialog(page).getByRole('status')
const picture = (page: Page) => dialog(page).getByRole('img')
const photograph = (page: Page, title: string) => page.getByRole('link', { name: `${title} in full size` })
const next = (page: Page) => dialog(page).getByRole('button', { name: 'Next photograph' })

/** The number that a gallery gives a photograph in its caption: `02`. */
const numberOf = (page: Page, title: string) =>
  photograph(page, title).evaluate((link) => link.closest('li')?.querySelector('span')?.textContent ?? '')

/** Opens a photograph once the page's scripts can; before that its link leads to the file. */
async function open(page: Page, title: string) {
  await expect(page.getByRole('button', { name: /^(Theme settings|Open menu)$/ })).toBeVisible()
  await photograph(page, title).click()
  await expect(dialog(page)).toBeVisible()
}

/** Opens another photograph instead of the open one. */
async function openInstead(page: Page, title: string) {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await open(page, title)
}

/** Waits for the picture of the page that a photograph grows from. */
const readyFrame = (page: Page, title: string) =>
  expect
    .poll(() =>
      photograph(page, title).evaluate((link) => {
        const image = link.closest('li')?.querySelector('img')
        return image?.complete && image.naturalWidth > 0
      }),
    )
    .toBe(true)

type Place = readonly [x: number, y: number]

/** Moves one finger, as a touch screen reports it. `held` runs before it is lifted. */
async function draw(page: Page, [start, ...places]: readonly Place[], held?: () => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', place?: Place) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: place ? [{ x: place[0], y: place[1] }] : [] })
  await touch('touchStart', start)
  for (const place of places) await touch('touchMove', place)
  await held?.()
  await touch('touchEnd')
}
const swipe = (page: Page, from: number, to: number, held?: () => Promise<void>) =>
  draw(
    page,
    [from, (from + to) / 2, to].map((x) => [x, 300]),
    held,
  )

test('a link opens the photograph with its neighbours ready and the focus on the way on, and leaves other tabs to the browser', async ({
  page,
  context,
  host,
}) => {
  await page.goto(prefixed('/photography-1/'))

  await test.step('with a key held down a photograph’s link leads to its file', async () => {
    // For a bare image, browsers ask for the icon of old.
    host.misbehave('/favicon.ico', { status: 204 })
    await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
    const opened = context.waitForEvent('page')
    await photograph(page, 'First light').click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expect(tab).toHaveURL(/\.jpg$/)
    await tab.close()
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('the neighbours are there before they are asked for, and nothing is before a photograph is opened', async () => {
    await expect(page.locator('[role=dialog] img')).toHaveCount(0)
    await open(page, 'Colonnade')
    const images = dialog(page).locator('img')
    await expect(images).toHaveCount(3)
    await expect
      .poll(() =>
        images.evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.complete && one.naturalWidth > 0)),
      )
      .toEqual([true, true, true])
    await expect(picture(page)).toHaveCount(1)

    await expect(picture(page), 'one moves into the place of the last').toHaveCSS('transition-duration', /0\.\d+s$/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(picture(page)).toHaveCSS('transition-duration', '0s')
  })

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)

  await test.step('opened with a pointer, no button shows the ring of the keys', async () => {
    await open(page, 'Colonnade')
    await expect(next(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(photograph(page, 'Colonnade')).toBeFocused()
    await photograph(page, 'Colonnade').click()
    await expect(next(page)).toBeFocused()
    await expect(next(page)).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Escape')
    await expect(photograph(page, 'Colonnade')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(next(page)).toBeFocused()
    await expect(next(page)).toHaveCSS('outline-style', 'solid')
  })
})

test('the photograph grows from its place on the page and goes back to where that is by then', async ({ page }) => {
  await page.goto(prefixed('/photography-1/'))

  await test.step('the photograph grows from its place on the page and goes back there, never pale, and stands still for who asked for it', async () => {
    const animations = () =>
      picture(page).evaluate((image) => image.getAnimations().filter((one) => !(one instanceof CSSTransition)).length)
    const strength = () => dialog(page).evaluate((element) => getComputedStyle(element).opacity)
    const inPage = page.getByRole('main').getByRole('img', { name: /^A vaulted arcade/ })
    await photograph(page, 'Colonnade').scrollIntoViewIfNeeded()
    await readyFrame(page, 'Colonnade')
    // Long enough to be seen on its way.
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
    await open(page, 'Colonnade')
    expect(await animations()).toBe(1)
    expect(await strength()).toBe('1')
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await settle(page)
    expect(await animations()).toBe(0)

    // Looked at from within: the dialog goes once the time of the move is over.
    const leaving = await picture(page).evaluate(async (image) => {
      const frame = image.closest('[role=dialog]')
      const close = [...(frame?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Close')
      close?.click()
      await new Promise((resolve) => setTimeout(resolve))
      const moves = image.getAnimations().filter((one) => !(one instanceof CSSTransition))
      return { moves: moves.length, strength: frame && getComputedStyle(frame).opacity }
    })
    expect(leaving).toEqual({ moves: 1, strength: '1' })
    await expect(dialog(page)).toHaveCount(0)
    await expect(photograph(page, 'Colonnade')).toBeFocused()
    await expect(inPage).toHaveCSS('opacity', '1')

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, 'Colonnade')
    expect(await animations()).toBe(0)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await page.emulateMedia({ reducedMotion: 'no-preference' })

  await test.step('the page behind comes along, so that a photograph far from the first goes back to its place', async () => {
    await open(page, 'Breakwater')
    await page.keyboard.press('End')
    await expect(dialog(page).getByRole('heading', { name: 'Afternoon desk' })).toBeVisible()
    await expect(photograph(page, 'Afternoon desk')).toBeInViewport()
    await readyFrame(page, 'Afternoon desk')
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    const before = await scrolled()
    expect(before).toBeGreaterThan(2000)
    await settle(page)
    const moves = await picture(page).evaluate(async (image) => {
      const frame = image.closest('[role=dialog]')
      const close = [...(frame?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Close')
      close?.click()
      await new Promise((resolve) => setTimeout(resolve))
      return image.getAnimations().filter((one) => !(one instanceof CSSTransition)).length
    })
    expect(moves).toBe(1)
    await expect(dialog(page)).toHaveCount(0)
    await expect(photograph(page, 'Afternoon desk')).toBeFocused()
    expect(await scrolled()).toBe(before)
  })
})

for (const { path, first = '', second = '', last = '', isNumbered = true, counted } of [
  {
    path: '/photography-1/',
    first: 'Breakwater',
    second: 'First light',
    last: 'Afternoon desk',
    isNumbered: false,
    counted: ['Descent', '11 / 24'],
  },
  // The last one stands on the second page.
  {
    path: '/grid-3/',
    first: selected[0],
    second: selected[1],
    last: selected.at(-2),
    counted: ['Colonnade', '04 / 26'],
  },
  {
    path: '/works/dutch/',
    first: 'Breakwater',
    second: 'Bulb fields',
    last: 'Canal at dusk',
    counted: ['Bulb fields', '18 / 26'],
  },
] as const) {
  test(`with the keyboard: through the photographs of ${path}, counted, and back to the one that was shown`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(prefixed(path))
    await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
    // Works have one number on all pages, of all works.
    const said = async (title: string, place: number) =>
      isNumbered ? `${Number(await numberOf(page, title))} of 26, ${title}` : `${place} of 24, ${title}`
    await photograph(page, first).focus()
    await page.keyboard.press('Enter')
    await expect(next(page)).toBeFocused()
    await expect(status(page)).toHaveText(await said(first, 1))
    await expect(page.locator('#___gatsby')).toHaveJSProperty('inert', true)

    await page.keyboard.press('Enter')
    await expect(status(page)).toHaveText(await said(second, 2))
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    await expect(status(page)).toHaveText(await said(last, 24))
    await page.keyboard.press('ArrowRight')
    await expect(status(page)).toHaveText(await said(first, 1))
    await page.keyboard.press('End')
    await expect(picture(page)).toHaveCount(1)
    await expect(dialog(page).getByRole('heading', { name: last })).toBeVisible()

    for (const name of ['Larger view', 'Close', 'Previous photograph', 'Next photograph']) {
      await page.keyboard.press('Tab')
      await expect(dialog(page).getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(photograph(page, last)).toBeFocused()
    await expect(photograph(page, last)).toBeInViewport()
    await expect(page).toHaveURL(prefixed(path))

    // Its counter counts the photographs it steps through, or has the numbers of the page.
    const [title, counts] = counted
    await open(page, title)
    await expect(dialog(page).locator('p[aria-hidden]')).toHaveText(counts)
    if (isNumbered) expect(await numberOf(page, title)).toBe(counts.slice(0, 2))
  })
}

test('it closes and leaves the visitor on the page', async ({ page }) => {
  await page.goto(prefixed('/about/'))
  await page.goto(prefixed('/photography-1/'))

  await test.step('closed before it has begun to show, it is gone all the same', async () => {
    await open(page, 'Breakwater')
    await expect(page.locator('[role="dialog"]:focus-within')).toBeVisible()
    // As it goes then: nothing of its own has moved that could come to an end, but something in it has.
    await dialog(page).evaluate((element) => {
      element.style.transitionProperty = 'none'
      const inner = element.querySelector('button')
      new MutationObserver(() => inner?.dispatchEvent(new TransitionEvent('transitionend', { bubbles: true }))).observe(
        element,
        { attributeFilter: ['class'] },
      )
    })
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  for (const [name, close] of [
    ['Close', () => dialog(page).getByRole('button', { name: 'Close' }).click()],
    ['back', () => page.goBack()],
  ] as const)
    await test.step(`${name} closes it`, async () => {
      await open(page, 'Colonnade')
      await next(page).click()
      await close()
      await expect(dialog(page)).toHaveCount(0)
      await expect(photograph(page, 'Descent')).toBeFocused()
      await expect(page).toHaveURL(prefixed('/photography-1/'))
    })
  await page.goBack()
  await expect(page, 'no entry of it is left').toHaveURL(prefixed('/about/'))
})

test('in wide windows a mouse draws photographs, steps on by the one beside and closes by the ground', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(prefixed('/photography-1/'))
  await open(page, 'Slot light')
  await settle(page)

  await test.step('little of the next photograph is seen where one leaves room, heard by nobody, and a click on it leads on', async () => {
    const beside = dialog(page).locator('img[aria-hidden="true"]:visible')
    await expect(picture(page)).toHaveCount(1)
    await page.mouse.move(100, 100)
    await expect(beside).toHaveCSS('opacity', '0.4')
    // Up to the edge, as it is no wider than the room beside Slot light.
    const box = await beside.boundingBox()
    expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeCloseTo(1440, 0)
    expect(box?.width).toBeCloseTo(512, -1)
    await page.mouse.click(1300, 700)
    await expect(status(page)).not.toContainText('Slot light')
    await settle(page)
    expect(Math.round((await picture(page).boundingBox())?.x ?? NaN)).toBe(288)
    await expect(picture(page)).toHaveCSS('opacity', '1')
  })

  const goBack = async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(status(page)).toContainText('Slot light')
    await settle(page)
  }
  await goBack()

  await test.step('a mouse draws the photograph aside, and the one beside it in from where it is seen', async () => {
    const beside = dialog(page).locator('img[aria-hidden="true"]:visible')
    const draw = async (from: number, to: number, held?: () => Promise<void>) => {
      await page.mouse.move(from, 500)
      await page.mouse.down()
      await page.mouse.move((from + to) / 2, 500)
      await page.mouse.move(to, 500)
      await held?.()
      await page.mouse.up()
    }
    await draw(700, 680)
    await expect(status(page), 'not far enough').toContainText('Slot light')
    await expect(dialog(page).getByRole('group'), 'and no click').toHaveCount(0)
    await settle(page)
    await draw(700, 500, async () => {
      const own = await picture(page).boundingBox()
      expect(Math.round(own?.x ?? NaN)).toBe(88)
      expect((await beside.boundingBox())?.x, 'by as much').toBeCloseTo(728, -1)
    })
    await expect(status(page)).not.toContainText('Slot light')
    await expect(dialog(page).getByRole('group')).toHaveCount(0)
    await settle(page)
    expect(Math.round((await picture(page).boundingBox())?.x ?? NaN)).toBe(288)
    await draw(600, 800)
    await expect(status(page)).toContainText('Slot light')
    await page.keyboard.press('ArrowRight')
    await expect(status(page), 'the keys go on').not.toContainText('Slot light')
  })

  await goBack()

  await test.step('a click on the dark ground closes it', async () => {
    await page.mouse.click(200, 400)
    await expect(dialog(page)).toHaveCount(0)
    await expect(photograph(page, 'Slot light')).toBeFocused()
  })
})

test('in a filtered gallery it steps through what is shown', async ({ page }) => {
  await page.goto(prefixed('/masonry-3-column/?tags=dutch'))
  await expect(page.getByRole('main').getByRole('status')).toHaveText('3 of 26 works')
  await open(page, 'Breakwater')
  // With the numbers of the whole list.
  await expect(status(page)).toHaveText('3 of 26, Breakwater')
  await page.keyboard.press('ArrowLeft')
  await expect(status(page)).toHaveText('23 of 26, Canal at dusk')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(status(page)).toHaveText('18 of 26, Bulb fields')
})

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
    await expect(dialog(page).locator('p[aria-hidden]')).toHaveCSS('font-size', '32px')
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

test('in upright windows photographs stand on one line above their text, and the next one beside them where there is room', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(prefixed('/photography-1/'))
  await open(page, 'Canal at dusk')

  await test.step('every photograph stands on the same line, right above its text, clear of the buttons, which do not move', async () => {
    for (const [width, height, margin, bar] of [
      [390, 844, 20, 72],
      [820, 1180, 36, 96],
    ] as const) {
      await page.setViewportSize({ width, height })
      const buttons = []
      const lines = []
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
        expect(title?.y, name).toBeCloseTo((box?.y ?? NaN) + (box?.height ?? NaN) + 24, 0)
        expect((button?.y ?? NaN) - end, name).toBeGreaterThanOrEqual(24)
        expect(Math.round(button?.x ?? NaN), name).toBe(margin)
        expect(Math.round(height - (button?.y ?? NaN) - (button?.height ?? NaN)), name).toBe(margin)
        const text = await heading.locator('..').locator('p').first().boundingBox()
        expect(text?.y, name).toBeCloseTo((title?.y ?? NaN) + (title?.height ?? NaN) + 4, 0)
        expect(facts?.y, name).toBeCloseTo((text?.y ?? NaN) + (text?.height ?? NaN) + 8, 0)
        expect(box?.y, 'below the bar').toBeGreaterThanOrEqual(bar)
        buttons.push(button?.y)
        lines.push(Math.round((box?.y ?? NaN) + (box?.height ?? NaN)))
        sizes.push(await heading.evaluate((one) => parseFloat(getComputedStyle(one).fontSize)))
        await next(page).click()
      }
      expect(buttons[1]).toBe(buttons[0])
      expect(lines[1]).toBe(lines[0])
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

  await test.step('on upright tablets the counter is as large as that of the film strip; it is clear of the close button', async () => {
    const counter = dialog(page).locator('p[aria-hidden]')
    for (const [width, height, size] of [
      [390, 844, 32],
      [820, 1180, 56],
      [320, 640, 32],
    ] as const) {
      await page.setViewportSize({ width, height })
      const own = await counter.evaluate((one) => {
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
    await expect(counter, 'on a photograph it is small').toHaveCSS('font-size', '16px')
  })

  await test.step('in the larger view the grounds of words and buttons end at the margin', async () => {
    for (const [width, height, margin] of [
      [390, 844, 20],
      [1440, 900, 64],
    ] as const) {
      await page.setViewportSize({ width, height })
      await settle(page)
      const counter = await dialog(page).locator('p[aria-hidden]').boundingBox()
      const close = await dialog(page).getByRole('button', { name: 'Close' }).boundingBox()
      const previous = await dialog(page).getByRole('button', { name: 'Previous photograph' }).boundingBox()
      expect(counter?.x).toBeCloseTo(margin, 0)
      expect((close?.x ?? NaN) + (close?.width ?? NaN)).toBeCloseTo(width - margin, 0)
      expect(previous?.x).toBeCloseTo(margin, 0)
      // All grounds are equally high.
      expect([counter?.height, previous?.height]).toEqual([close?.height, close?.height])
    }
  })
})

test('a photograph goes before the next one and its text come', async ({ page }) => {
  await page.goto(prefixed('/photography-1/'))
  await open(page, 'Blue hour')

  await test.step('one of another shape and its text are not seen through each other', async () => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(status(page)).toContainText('Blue hour')
      await settle(page)
      const together = await picture(page).evaluate(async (before) => {
        const viewer = before.closest('[role=dialog]')
        const strength = (element: Element | null | undefined) =>
          Number(element ? getComputedStyle(element).opacity : 0)
        const coming = () => {
          const heading = viewer?.querySelector('h2')
          const text = heading?.textContent === 'Corner block' ? heading.parentElement : null
          return Math.max(strength(text), strength(viewer?.querySelector('img[alt^="The corner of"]')))
        }
        viewer?.querySelector<HTMLElement>('[aria-label="Next photograph"]')?.click()
        let most = 0
        while (coming() < 1) {
          most = Math.max(most, Math.min(strength(before), coming()))
          await new Promise(requestAnimationFrame)
        }
        return most
      })
      expect(together).toBeLessThan(0.01)
      await page.keyboard.press('ArrowLeft')
    }
  })

  await openInstead(page, 'Canal at dusk')

  await test.step('in upright windows a title is in its place from the start', async () => {
    await settle(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
    await next(page).click()
    await expect(status(page)).not.toContainText('Canal at dusk')
    const onItsWay = await dialog(page).getByRole('heading').boundingBox()
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await settle(page)
    expect(onItsWay).toEqual(await dialog(page).getByRole('heading').boundingBox())
  })
})

test('has no fault of access in either theme', async ({ page, axe }) => {
  await chooseTheme(page, 'light')
  await page.goto(prefixed('/grid-3/'))
  await open(page, 'Colonnade')
  await settle(page)
  await axe()
  await page.setViewportSize({ width: 390, height: 844 })
  await axe()
  await changeTheme(page, 'dark')
  await axe({ only: 'colours' })
})

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
    await swipe(page, 300, 100, async () => {
      await expect(colonnade, 'goes along').toHaveCSS('translate', '-200px')
      // 32 px beside the first, which ends with the viewport.
      expect((await descent.boundingBox())?.x).toBe(390 + 32 - 200)
      for (const words of [heading.locator('..'), dialog(page).getByText('10 / 24')])
        await expect(words, 'its words have gone with it').toHaveCSS('opacity', '0')
    })
    await expect(status(page)).toHaveText('11 of 24, Descent')
    await expect(picture(page)).toHaveCount(1)
    await settle(page)
    expect((await descent.boundingBox())?.x).toBe(0)
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

test('the browser goes to the photograph’s file where the viewer’s code is lost', async ({ page, host, allow }) => {
  const code = builtFiles().filter((file) => file.endsWith('.js') && built(file).includes('Photograph viewer'))
  expect(code).not.toEqual([])
  for (const file of code) host.misbehave(`/${file}`, { status: 404, body: 'gone' })
  allow.error(/status of 404 .*\.js$/)
  await page.goto(prefixed('/photography-1/'))
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
  // For a bare image, browsers ask for the icon of old.
  host.misbehave('/favicon.ico', { status: 204 })
  const file = (await photograph(page, 'First light').getAttribute('href')) ?? ''
  await photograph(page, 'First light').click()
  await expect(page).toHaveURL(file)
})

test('pages without photographs do not carry it', () => {
  const carries = (file: string) => built(file).includes('Photograph viewer')
  expect(builtFiles().filter((file) => /^(app|commons|framework)-.*\.js$/.test(file) && carries(file))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every photograph links to its largest file', async ({ page, request }) => {
    await page.goto(prefixed('/photography-1/'))
    await expect(page.getByRole('link', { name: 'in full size' })).toHaveCount(24)
    const file = await request.get((await photograph(page, 'Colonnade').getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('image/jpeg')
  })
})
