import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { chooseTheme } from '../../support/page'
import { expect, test } from '../../support/test'
import { built, chunkFiles } from '../support/built'
import { prefixed, ROOT } from '../support/site'

/** The projects of the test site that have a device, and the kind of it. */
const kinds = {
  novacair: 'floorPlan',
  grofalex: 'orderList',
  srxp: 'receipt',
  sighthub: 'landolt',
  lento: 'dayRoute',
  tjapp: 'workDay',
  'portfolio-details': 'axisDial',
  'portfolio-details-2': 'foldSheet',
}

const ground = (page: Page) => page.locator('figure', { has: page.locator('[data-device]') })
/** The part that holds it; the figure around it has no box of its own. */
const place = (page: Page) => page.locator('[data-device]')
const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height ?? NaN
const device = (page: Page) => ground(page).getByRole('group').first()

/** Opens a project and scrolls to its device, until its script is there. */
async function open(page: Page, slug: string) {
  await page.goto(prefixed(`/${slug}/`))
  await device(page).scrollIntoViewIfNeeded()
  await expect(ground(page).getByRole('button').last()).toBeEnabled()
  await expect(page.getByText('Try it').first()).toBeVisible()
}

/** Buttons that only scripts bring to life, by project. */
const dead: Record<string, (string | RegExp)[]> = {
  grofalex: ['Place order', /^One more, /],
  srxp: ['Use this receipt'],
  lento: ['Next stop'],
  tjapp: ['Next job'],
  'portfolio-details-2': ['Fold it'],
}

for (const [slug, kind] of Object.entries(kinds))
  test(`the device of ${slug} stands before its script, and stays where it is when that comes`, async ({
    page,
    visitor,
    axe,
  }) => {
    const widths = [320, 1440]
    const plain = await visitor({ javaScriptEnabled: false })
    await plain.goto(prefixed(`/${slug}/`))
    await test.step('it stands there without scripts', async () => {
      for (const width of widths) {
        await plain.setViewportSize({ width, height: 900 })
        await expect(device(plain)).toBeVisible()
        for (const control of await device(plain).getByRole('button').all()) await expect(control).toBeDisabled()
        for (const sign of await plain.getByText('Try it').all()) await expect(sign).toBeHidden()
        expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    })
    await test.step('it shows no button that only scripts bring to life', async () => {
      for (const name of dead[slug] ?? []) {
        const button = device(plain).getByRole('button', { name, includeHidden: true }).first()
        await expect(button).toBeAttached()
        await expect(button).toBeHidden()
      }
    })
    // What stands there for visitors without scripts alone is the last thing in it.
    const alone = device(plain).locator('details')
    const height = await heightOf(device(plain))
    const still = (await alone.count()) > 0 ? height - (await heightOf(alone)) - 16 : height

    await chooseTheme(page, 'dark')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 900 })
    await open(page, slug)
    await test.step('it is as high once its script is there, and accessible', async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
      await expect.poll(() => heightOf(device(page))).toBeCloseTo(still, -1)
      await axe()
    })
    expect(built(`${slug}/index.html`)).toContain(`data-device-styles="device-${kind}" data-href="`)
  })

test('a device weighs less than 6 kB with its styles, and no other page carries them', () => {
  for (const kind of Object.values(kinds)) {
    const files = chunkFiles(`device-${kind}`)
    expect(files, kind).toHaveLength(2)
    const weight = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(`${ROOT}/${file}`)).length, 0)
    expect(weight, kind).toBeLessThan(6000)
  }
  expect(built('about/index.html')).not.toContain('data-device-styles')
  // After them in the head, the browser adds style sheets without laying out all text anew.
  expect(built('srxp/index.html').match(/<style data-device-styles[^>]*>[^<]*<\/style>(?=<\/head>)/g)).toHaveLength(1)
  expect(built('srxp/index.html').match(/<style data-device-styles/g)).toHaveLength(1)
})

test('the hour of a plan goes by keys and by a drag, lets the page scroll, and forced colours mark its room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'novacair')
  const hour = page.getByRole('slider', { name: 'Hour of the day' })
  const before = Number(await hour.getAttribute('aria-valuenow'))
  const top = await page.evaluate(() => scrollY)

  await test.step('keys move it and leave the page', async () => {
    await hour.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('PageUp')
    await expect(hour).toHaveAttribute('aria-valuenow', String(before - 6 + 60))
    expect(await page.evaluate(() => scrollY), 'the keys of the slider leave the page').toBe(top)
    await expect(device(page).getByRole('status')).not.toBeEmpty()
  })
  await test.step('a drag moves it', async () => {
    const pill = await hour.boundingBox()
    if (!pill) throw new Error('The hour is not to be seen')
    await page.mouse.move(pill.x + pill.width / 2, pill.y + pill.height / 2)
    await page.mouse.down()
    await page.mouse.move(pill.x - 100, pill.y)
    await page.mouse.up()
    expect(Number(await hour.getAttribute('aria-valuenow'))).toBeLessThan(before)
  })
  await test.step('a wheel above it scrolls the page', async () => {
    await page.keyboard.press('Tab')
    await expect(hour).not.toBeFocused()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
  })
  await test.step('the chosen room has its mark in forced colours too', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const chosen = device(page).getByRole('button', { pressed: true })
    const paints = await chosen.evaluate((room) => [
      getComputedStyle(room, '::after').backgroundColor,
      getComputedStyle(room).backgroundColor,
      getComputedStyle(room).color,
    ])
    expect(paints[0]).toBe(paints[2])
    expect(paints[0]).not.toBe(paints[1])
  })
})

test('sheets fold under a hand that drags them, by keys and by a button, and are whole in every window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'portfolio-details-2')
  const fold = page.getByRole('slider', { name: 'Fold' })
  const cover = device(page).getByText('Two travellers, six days')

  await test.step('a drag folds them in part', async () => {
    const paper = await device(page).getByText('Day four').boundingBox()
    if (!paper) throw new Error('The sheet is not to be seen')
    await page.mouse.move(paper.x, paper.y)
    await page.mouse.down()
    await page.mouse.move(paper.x + 300, paper.y, { steps: 4 })
    await page.mouse.up()
    const dragged = Number(await fold.inputValue())
    expect(dragged).toBeGreaterThan(0)
    expect(dragged).toBeLessThan(100)
  })
  await test.step('keys fold them and leave the page', async () => {
    await fold.focus()
    const top = await page.evaluate(() => scrollY)
    await page.keyboard.press('End')
    await expect(fold).toHaveAttribute('aria-valuetext', 'Folded once, eight pages')
    expect(await page.evaluate(() => scrollY), 'the keys of the slider leave the page').toBe(top)
    // Folded, it is a page of A5: 148 millimetres less two margins of 12.
    await expect.poll(async () => (await cover.boundingBox())?.width).toBeCloseTo((124 * 96) / 25.4, -1)
  })
  await test.step('buttons leaf through them and unfold them', async () => {
    await device(page).getByRole('button', { name: 'Next page' }).press('Enter')
    await expect(device(page).getByRole('status')).toHaveText('Pages 2 and 3')
    for (const name of ['Day one', 'Day two']) await expect(device(page).getByText(name)).toBeInViewport()
    await device(page).getByRole('button', { name: 'Unfold it' }).click()
    await expect(fold).toHaveValue('0')
    await expect(device(page).getByRole('status')).toHaveText('Two sheets, flat')
  })
  await test.step('a wheel above them scrolls the page', async () => {
    const top = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
  })

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await test.step('flat they show a phone a page whole, nearly as large as it is folded', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const fourth = async () =>
      (await device(page).getByText('Day four').locator('..').boundingBox()) ?? { x: NaN, width: NaN }
    await expect.poll(async () => (await fourth()).width).toBeGreaterThan(260)
    const right = await fourth()
    expect(right.x).toBeGreaterThanOrEqual(0)
    expect(right.x + right.width).toBeLessThanOrEqual(390)
  })
  await test.step('folded they fit below their controls, which stay in view', async () => {
    const play = device(page).getByRole('button', { name: /old it$/ })
    await page.setViewportSize({ width: 1440, height: 900 })
    await play.press('Enter')
    for (const height of [700, 900]) {
      await page.setViewportSize({ width: 1440, height })
      await device(page).evaluate((one) =>
        scrollTo({ top: one.getBoundingClientRect().bottom + scrollY - innerHeight, behavior: 'instant' }),
      )
      await expect(play).toBeInViewport({ ratio: 1 })
      await expect(cover).toBeInViewport({ ratio: 1 })
      await expect.poll(async () => (await play.boundingBox())?.y, 'where the hidden header was').toBeLessThan(64)
      const [controls, front] = [await play.boundingBox(), await device(page).locator('[data-cover]').boundingBox()]
      expect(front?.y).toBeGreaterThanOrEqual((controls?.y ?? NaN) + (controls?.height ?? NaN))
    }
  })
})

test('the answers of an eye test are one table without scripts: empty in the window, filled in on paper', async ({
  visitor,
}) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto(prefixed('/sighthub/'))
  const tables = device(page).getByRole('list')
  await expect(tables.filter({ visible: true })).toHaveCount(1)
  await expect(tables.filter({ visible: true, hasText: 'Two missed' })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(tables.filter({ visible: true })).toHaveCount(1)
  await expect(tables.filter({ visible: true, hasText: 'Two missed' })).toHaveCount(1)
})

test('an order is in the typeface of its product before its script is there, adds up, and begins anew', async ({
  page,
}) => {
  await test.step('the typeface is asked for before the script', async () => {
    const font = page.waitForRequest('**/inter-latin-subset-*.woff2')
    await page.route('**/device-orderList-*.js', async (route) => {
      await font
      await route.continue()
    })
    await open(page, 'grofalex')
    await font
  })
  await test.step('it adds up, and begins anew on request', async () => {
    const total = device(page).locator('dd').last()
    const last = await total.innerText()
    await device(page)
      .getByRole('button', { name: /^One more/ })
      .first()
      .press('Enter')
    await expect(total).not.toHaveText(last)
    await device(page).getByRole('radio').last().check()
    await expect(device(page).locator('dd')).toHaveCount(4)
    await ground(page).getByRole('button').last().click()
    await expect(total).toHaveText(last)
  })
})

test('a ring is answered by arrow keys, which scroll the page anywhere else', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'sighthub')
  await device(page).getByRole('button', { name: 'Up', exact: true }).focus()
  const top = await page.evaluate(() => scrollY)
  // The first ring of the test site opens above, so that the second may be missed.
  await page.keyboard.press('ArrowUp')
  await expect(device(page).getByText('Ring 2, ')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(device(page).getByText('Ring 3, ')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(top)

  await device(page).getByRole('button', { name: 'See how it ends' }).press('Enter')
  await expect(device(page).getByText('finished')).toBeVisible()
  await device(page).getByRole('button', { name: 'Again' }).press('Enter')
  await expect(device(page).getByRole('button', { name: 'Up', exact: true })).toBeFocused()
  await device(page).getByRole('button', { name: 'See how it ends' }).press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
})

test('a receipt is read as the page scrolls, and at once where nothing may move', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'srxp')
  await page.emulateMedia({ media: 'print' })
  await expect(device(page).getByText('4 of 4'), 'on paper all of it is read').toBeVisible()
  await page.emulateMedia({ media: null })
  await device(page).evaluate((one) =>
    scrollTo({ top: one.getBoundingClientRect().bottom + scrollY - innerHeight / 2, behavior: 'instant' }),
  )
  await expect(device(page).getByText('4 of 4')).toBeVisible()
  const amount = device(page)
    .getByRole('button', { name: /show where it was read$/ })
    .nth(2)
  await amount.press('Enter')
  await expect(amount).toHaveAttribute('aria-pressed', 'true')
  await expect(device(page).locator('[data-lit]')).toHaveCount(1)

  const still = await visitor({ reducedMotion: 'reduce', viewport: { width: 390, height: 600 } })
  await still.goto(prefixed('/srxp/'))
  await device(still).evaluate((one) => scrollTo(0, one.getBoundingClientRect().top + scrollY - innerHeight - 100))
  await expect(ground(still).getByRole('button').last()).toBeEnabled()
  await expect(device(still).getByText('4 of 4')).toBeAttached()
})

test('a receipt is read while the fields that it fills are in view', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(prefixed('/srxp/'))
    await device(page).evaluate((one) =>
      scrollTo({ top: one.getBoundingClientRect().top + scrollY - innerHeight + 100, behavior: 'instant' }),
    )
    await expect(ground(page).getByRole('button').last()).toBeEnabled()
    await expect(device(page).getByText('0 of 4')).toBeAttached()
    const unseen = await device(page).evaluate(async (one) => {
      const frame = () => new Promise(requestAnimationFrame)
      const fields = [...one.querySelectorAll('button[aria-pressed]')]
      const isUnseen = (field: Element) =>
        field.matches('[data-read]') && field.getBoundingClientRect().bottom > innerHeight
      let most = 0
      for (let step = 0; step < 100 && !one.textContent.includes('4 of 4'); step += 1) {
        scrollBy({ top: 16, behavior: 'instant' })
        await frame()
        await frame()
        most = Math.max(most, fields.filter(isUnseen).length)
      }
      return most
    })
    expect(unseen, `at ${width} px`).toBe(0)
    await expect(device(page).getByText('4 of 4')).toBeInViewport()
  }
})

test('a receipt is read to its end where the visitor lingers, and no field is marked before it is read', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 844 })
  const fields = device(page).locator('button[aria-pressed]')
  /** Comes to the receipt anew, and then to rest with the foot of its last field at a distance from the window's. */
  const linger = async (distance: number) => {
    const arrive = (above: number) =>
      fields.last().evaluate((field, rest) => {
        scrollTo({ top: field.getBoundingClientRect().bottom + scrollY - innerHeight + rest, behavior: 'instant' })
      }, above)
    // Anew: a page that is loaded again comes back to where it was left.
    await page.goto('about:blank')
    await page.goto(prefixed('/srxp/'))
    await arrive(-300)
    await expect(fields.last()).toBeEnabled()
    await arrive(distance)
  }
  // Scrolling alone would read all of it only further up.
  await linger(40)
  await expect(device(page).getByText('4 of 4')).toBeVisible()

  await linger(-20)
  await expect(device(page).getByText('2 of 4')).toBeAttached()
  await page.clock.runFor(1000)
  await expect(device(page).getByText('2 of 4')).toBeAttached()
  await fields.last().evaluate((field: HTMLElement) => {
    const whole = field.closest('[role=group]')
    if (!whole) return
    const watch = () => {
      if (field.ariaPressed === 'true' && !field.matches('[data-read]')) field.dataset.early = ''
    }
    new MutationObserver(watch).observe(whole, { subtree: true, attributes: true })
  })
  await fields.last().evaluate((field: HTMLElement) => field.click())
  await expect(fields.last()).toHaveAttribute('aria-pressed', 'true')
  await expect(fields.last()).not.toHaveAttribute('data-early')
  await expect(device(page).locator('[data-lit]')).toHaveCount(1)
  await expect(device(page).getByText('4 of 4')).toBeVisible()
})

test('an axis turns by keys, by a drag of its ends and by a tap, and lets a finger scroll', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(prefixed('/portfolio-details/'))
  await test.step('the opening of its case leads to it', async () => {
    // What follows needs the page at rest.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('link', { name: 'Turn the axis' }).click()
    await expect(device(page), 'all of it').toBeInViewport({ ratio: 1 })
    await expect(ground(page).getByRole('button').last()).toBeEnabled()
    await page.emulateMedia({ reducedMotion: null })
  })
  const axis = page.getByRole('slider', { name: 'Axis' })
  await axis.focus()
  const top = await page.evaluate(() => scrollY)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('PageDown')
  await expect(axis).toHaveAttribute('aria-valuenow', '166')
  expect(await page.evaluate(() => scrollY), 'the keys of the slider leave the page').toBe(top)

  const dial = await axis.locator('../..').boundingBox()
  const end = await axis.boundingBox()
  if (!dial || !end) throw new Error('The dial is not to be seen')
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2)
  await page.mouse.down()
  await page.mouse.move(dial.x + dial.width / 2, dial.y + 20, { steps: 4 })
  await page.mouse.up()
  await expect(axis).toHaveAttribute('aria-valuenow', '90')

  const touch = await visitor({ hasTouch: true, viewport: { width: 390, height: 800 } })
  await open(touch, 'portfolio-details')
  const field = touch.getByRole('slider', { name: 'Axis' }).locator('../..')
  await expect(field).toHaveCSS('touch-action', 'pan-y')
  const { width } = (await field.boundingBox()) ?? { width: NaN }
  await field.tap({ position: { x: width / 2, y: 30 } })
  await expect(touch.getByRole('slider', { name: 'Axis' })).toHaveAttribute('aria-valuenow', '90')
})

test('the opening of a case leads to its device without scripts', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  await page.goto(prefixed('/portfolio-details/'))
  await page.getByRole('link', { name: 'Turn the axis' }).click()
  await expect(device(page), 'all of it').toBeInViewport({ ratio: 1 })

  await page.goto(prefixed('/srxp/'))
  const link = page.getByRole('link', { name: 'Have a receipt read' })
  await expect(link).toBeInViewport()
  await link.click()
  await expect(device(page)).toBeInViewport()
})

test('the link to a receipt shows it being read, even when it has been read before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'srxp')
  const link = page.getByRole('link', { name: 'Have a receipt read' })
  await device(page).evaluate((one) =>
    scrollTo({ top: one.getBoundingClientRect().bottom + scrollY - innerHeight / 2, behavior: 'instant' }),
  )
  await expect(device(page).getByText('4 of 4')).toBeVisible()

  const again = ground(page).getByRole('button', { name: 'Read again' })
  for (const width of [1440, 390])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await device(page).evaluate((one) => {
        one.dataset.counts = ''
        const count = () => (one.dataset.counts = `${one.dataset.counts} ${/\d of 4/.exec(one.textContent)?.[0]}`)
        new MutationObserver(count).observe(one, { subtree: true, childList: true, characterData: true })
      })
      await expect(link).toBeInViewport()
      await link.click()
      await expect(device(page)).toHaveAttribute('data-counts', /0 of 4.* 4 of 4$/)
      await expect(device(page)).toBeInViewport()

      // Its button is below; reading again brings the first line back.
      await again.evaluate((one) =>
        scrollTo({ top: one.getBoundingClientRect().bottom + scrollY - innerHeight / 2, behavior: 'instant' }),
      )
      const shop = device(page).getByText('LUNCHROOM')
      await expect(shop).not.toBeInViewport()
      await again.click()
      await expect(shop).toBeInViewport()
      await expect(device(page).getByText('4 of 4')).toBeVisible()
    })

  await page.emulateMedia({ media: 'print' })
  await expect(link, 'nothing leads there on paper').toBeHidden()
})

test('a link to a day arrives at its first stop', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // From elsewhere, as the hash alone would load nothing.
    await page.goto('about:blank')
    await page.goto(prefixed('/lento/#decision-2'))
    const first = device(page).getByRole('listitem').first()
    // The clock is at the middle of the window.
    const below = async () => ((await first.boundingBox())?.y ?? NaN) - 450
    await expect.poll(below).toBeLessThan(24)
    expect(await below()).toBeGreaterThanOrEqual(0)
  }
})

test('a receipt that was used leads to its row in the list, which is framed from then on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, 'srxp')
  for (const width of [320, 390, 992, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const height = await heightOf(place(page))
    const list = page.locator('#decision-2')
    const mark = list.locator('span[style*="--mark-left"]')
    const link = device(page).getByRole('link', { name: 'See it in the list', includeHidden: true })
    await expect(link).toBeHidden()
    await expect(mark).toBeHidden()

    const lit = device(page).locator('[data-lit]')
    const amount = device(page).getByRole('button', { name: /^Amount/ })
    await amount.press('Enter')
    await expect(lit).toHaveCount(1)
    const fieldHeight = await heightOf(amount)
    await device(page).getByRole('button', { name: 'Use this receipt' }).press('Enter')
    await expect(page.locator(':focus')).toContainText('Team lunch, Haarlem')
    await expect(device(page).getByText('0 of 4 typed')).toBeVisible()
    expect(await heightOf(place(page)), `what is below stays in place at ${width} px`).toBeCloseTo(height, 0)
    expect(await heightOf(amount), `as do the fields at ${width} px`).toBeCloseTo(fieldHeight, 0)
    await expect(lit, 'all that was read went into the expense').toHaveCount(4)
    await expect(amount).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    const before = await scrolled()
    await page.keyboard.press('Enter')
    await expect(list).toBeInViewport()
    await expect(mark).toBeVisible()
    await expect(link, 'the hash leaves the device as it is').toBeVisible()
    await expect.poll(scrolled).toBeGreaterThan(before + 100)
    await page.goBack()
    await expect.poll(scrolled, 'back is where the link was followed').toBeCloseTo(before, -1)
    await page.goForward()
    await expect(list).toBeInViewport()

    await page.emulateMedia({ media: 'print' })
    await expect(mark).toBeHidden()
    await page.emulateMedia({ media: null })
    // Only from an address without the hash is following the link an entry of the history.
    await page.goBack()
    await expect.poll(scrolled).toBeCloseTo(before, -1)
    await ground(page).getByRole('button', { name: 'Read again' }).click()
    await expect(mark).toBeHidden()
  }
})

test('a day goes from stop to stop, and its foot never covers its head', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'lento')
  const next = device(page).getByRole('button', { name: 'Next stop' })
  await test.step('its foot stays below its head', async () => {
    const head = device(page).locator(':scope > div').first()
    for (const shown of [60, 160, 260, 500]) {
      await device(page).evaluate(
        (one, part) => scrollTo({ top: one.getBoundingClientRect().top + scrollY - 900 + part, behavior: 'instant' }),
        shown,
      )
      const [above, below] = [await head.boundingBox(), await next.locator('..').boundingBox()]
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? NaN) + (above?.height ?? NaN) - 1)
    }
  })
  await test.step('its button goes to the next stop', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await device(page).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await device(page).evaluate((one) => scrollTo(0, one.getBoundingClientRect().top + scrollY - 400))
    await next.press('Enter')
    await next.press('Enter')
    await expect(device(page).getByRole('status')).not.toBeEmpty()
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before)
  })
})

test('a day goes from job to job, and keeps its looks when its page is left and opened again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'tjapp')
  await test.step('keys go from job to job', async () => {
    const now = device(page).locator('[aria-current=step]')
    const first = await now.innerText()
    await now.press('ArrowDown')
    await expect(now).not.toHaveText(first)
    await expect(now).toBeFocused()
    await page.keyboard.press('Home')
    await expect(device(page).getByRole('button', { name: 'Previous job' })).toHaveAttribute('aria-disabled', 'true')
  })
  await test.step('its looks are the same after leaving and coming back', async () => {
    await page.emulateMedia({ reducedMotion: null })
    await page.setViewportSize({ width: 1440, height: 900 })
    const colour = () => device(page).evaluate((one) => getComputedStyle(one).backgroundColor)
    const before = await colour()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(place(page)).toHaveCount(0)

    await page.goBack()
    await place(page).scrollIntoViewIfNeeded()
    await expect(device(page)).toBeVisible()
    expect(await colour()).toBe(before)
  })
})
