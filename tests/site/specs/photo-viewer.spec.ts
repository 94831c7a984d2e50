import { built, builtFiles } from '../support/built'
import { prefixed } from '../support/site'
import { changeTheme, chooseTheme, settle } from '../../support/page'
import { expect, test } from '../../support/test'
import {
  counter,
  selected,
  dialog,
  status,
  picture,
  photograph,
  next,
  numberOf,
  open,
  openInstead,
  readyFrame,
} from '../support/photo-viewer'

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
    await expect(counter(page)).toHaveText(counts)
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
          const next = viewer?.querySelector('img[alt^="The corner of"]')
          // In upright windows it has been seen above the other.
          const isAbove = next && next.getBoundingClientRect().bottom < before.getBoundingClientRect().top
          return Math.max(strength(text), isAbove ? 0 : strength(next))
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
