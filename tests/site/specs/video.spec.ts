import type { Locator, Page } from '@playwright/test'
import { chunkFiles } from '../support/built'
import { site } from '../support/content'
import { prefixed } from '../support/site'
import { changeTheme } from '../../support/page'
import { expect, test } from '../../support/test'
import { amount } from '../support/tokens'

const { title, url, cuts } = site.video
const film = /\/promo\.mp4$/
const opener = (page: Page) => page.getByRole('link', { name: 'Watch the film' })
const still = (page: Page) => page.getByRole('link', { name: `Film: ${title}` })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Promo video' })
const video = (page: Page) => dialog(page).locator('video:not([aria-hidden])')
const status = (page: Page) => dialog(page).getByRole('status')

/** Opens the film once the page's scripts can; before that its link leads to the file. */
async function open(page: Page, link = opener(page)) {
  // Phones have the theme in the menu.
  await expect(page.getByRole('button', { name: /^(Theme settings|Open menu)$/ })).toBeVisible()
  await link.click()
  await expect(dialog(page)).toBeVisible()
}
const time = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime)
const isPlaying = (page: Page) =>
  expect.poll(async () => (await time(page)) > 0.2, { message: 'the film plays' }).toBe(true)

test.describe('the preview of the film', () => {
  const preview = (page: Page) => still(page).locator('video')
  const come = async (page: Page, connection: { effectiveType: string; saveData: boolean }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await page.goto(prefixed('/'))
    await page.waitForLoadState('networkidle')
  }

  test('runs over the still once and silently, five seconds at most, and again when it is pointed at', async ({
    page,
  }) => {
    await come(page, { effectiveType: '4g', saveData: false })
    await expect(preview(page)).toHaveJSProperty('muted', true)
    await expect.poll(() => preview(page).evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0)
    expect(await preview(page).evaluate((one: HTMLVideoElement) => one.duration)).toBeLessThanOrEqual(5)
    await preview(page).evaluate((one: HTMLVideoElement) => {
      one.currentTime = one.duration - 0.1
    })
    await expect(preview(page)).toHaveJSProperty('ended', true)
    await expect(preview(page), 'the still is seen again').toHaveCSS('opacity', '0')
    await still(page).hover()
    await expect(preview(page)).toHaveJSProperty('ended', false)
    await expect(preview(page)).toHaveCSS('opacity', '1')
  })

  for (const connection of [
    { effectiveType: '4g', saveData: true },
    { effectiveType: '3g', saveData: false },
  ]) {
    test(`is not there on ${connection.effectiveType} with data ${connection.saveData ? 'saved' : 'to spare'}`, async ({
      page,
    }) => {
      await come(page, connection)
      await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
      await expect(preview(page)).toHaveCount(0)
    })
  }
})

test('the film plays, seeks, stops on closing and starts over (O4–O6)', async ({ page, host }) => {
  await page.goto(prefixed('/'))
  await test.step('nothing of it is asked for before a visitor opens it', async () => {
    await page.waitForLoadState('networkidle')
    expect(host.count(film)).toBe(0)
    expect(host.count(/player/i)).toBe(0)
    await expect(page.locator('iframe')).toHaveCount(0)
  })
  await test.step('it plays once it is open', async () => {
    await open(page)
    await expect(video(page)).toBeVisible()
    await expect(video(page)).toHaveJSProperty('controls', false)
    await isPlaying(page)
    expect(host.count(film)).toBeGreaterThan(0)
    await expect(status(page)).toContainText(`1 to ${cuts.length} go to a work`)
  })
  await test.step('it seeks', async () => {
    await video(page).evaluate((element: HTMLVideoElement) => {
      element.currentTime = element.duration / 2
    })
    await expect.poll(() => time(page)).toBeGreaterThan(3)
  })
  await test.step('it stops on closing and starts over', async () => {
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(video(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()

    await open(page)
    await isPlaying(page)
    expect(await time(page)).toBeLessThan(3)
  })
  await test.step('paused by the visitor, it stays paused after a seek', async () => {
    await video(page).evaluate(async (element: HTMLVideoElement) => {
      element.pause()
      const canPlay = new Promise((done) => element.addEventListener('canplay', done, { once: true }))
      element.currentTime = element.duration - 1
      await canPlay
    })
    await expect(video(page)).toHaveJSProperty('paused', true)
  })
})

test('the film is at the keyboard’s command (O4)', async ({ page }) => {
  await page.goto(prefixed('/'))
  await open(page)
  await isPlaying(page)

  await test.step('Tab goes through its controls and round, and Escape closes it from each', async () => {
    const controls = ['Close', ...cuts.map(({ project }) => `Go to ${project}`), 'Pause', 'Captions', 'Full screen']
    for (const name of [...controls, 'Close']) {
      await page.keyboard.press('Tab')
      await expect(dialog(page).getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })
  await test.step('keys pause it, move it and go to its works', async () => {
    await open(page)
    await isPlaying(page)
    await page.keyboard.press('Space')
    await expect(video(page)).toHaveJSProperty('paused', true)
    await page.keyboard.press('3')
    await expect.poll(() => time(page)).toBe(cuts[2]?.at)
    await expect(dialog(page).getByRole('button', { name: 'Go to grofalex' })).toHaveAttribute('aria-current', 'true')
    await expect(dialog(page).getByRole('paragraph').filter({ hasText: 'grofalex 3' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => time(page)).toBe((cuts[2]?.at ?? 0) + 1)
    await expect(video(page)).toHaveJSProperty('paused', true)
  })
  await test.step('a key sets its captions', async () => {
    const captions = () => video(page).evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)
    await expect.poll(captions).toBe('hidden')
    await page.keyboard.press('c')
    await expect.poll(captions).toBe('showing')
  })
})

test.describe('on an upright phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the works are rows below the film, and once it is over links, each as high as a thumb', async ({
    page,
    axe,
  }) => {
    await page.goto(prefixed('/'))
    await open(page)
    await isPlaying(page)

    await test.step('the rows go to their work', async () => {
      const rows = dialog(page).locator('[data-film="works"] button')
      await expect(rows).toHaveText(cuts.map(({ project }, index) => `${project} ${index + 1}`))
      for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await expect(rows.last()).toBeInViewport({ ratio: 1 })
      await rows.nth(2).tap()
      await expect.poll(() => time(page)).toBeGreaterThanOrEqual(cuts[2]?.at ?? 0)
      await expect(dialog(page).getByRole('button', { name: 'Go to grofalex' })).toHaveAttribute('aria-current', 'true')
      await axe()
    })
    await test.step('of the links, nothing has to be scrolled', async () => {
      await video(page).evaluate((element: HTMLVideoElement) => {
        element.currentTime = element.duration - 0.2
      })
      await expect(dialog(page).getByRole('heading', { name: 'That was all six. Read one slowly.' })).toBeInViewport()
      for (const { project } of cuts) {
        const row = dialog(page).getByRole('link', { name: project })
        expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
        await expect(row).toBeInViewport({ ratio: 1 })
      }
      await expect(dialog(page).getByRole('button', { name: 'Play again' })).toBeInViewport({ ratio: 1 })
    })
  })
})

test('a film that is over gives its place to its works, which are links, and plays again (O4)', async ({
  page,
  axe,
}) => {
  await page.goto(prefixed('/'))
  await open(page)
  await isPlaying(page)
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.2
  })
  await expect(dialog(page).getByRole('heading', { name: 'That was all six.' })).toBeVisible()
  await expect(status(page)).toHaveText('Ended, 0:24.')
  await expect(dialog(page).getByRole('button', { name: 'Play again' })).toBeFocused()
  await dialog(page).getByRole('link', { name: 'tjapp' }).hover()
  const picture = dialog(page).locator('video[aria-hidden]')
  const shown = () => picture.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect.poll(shown, 'the picture that the work at hand ends with').toBeCloseTo((cuts[4]?.at ?? 0) - 0.2)
  await expect(picture).toHaveCSS('opacity', '1')
  await axe()
  await page.keyboard.press('Enter')
  await isPlaying(page)
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.2
  })
  await dialog(page).getByRole('link', { name: 'tjapp' }).click()
  await expect(page).toHaveURL(prefixed('/tjapp/'))
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(prefixed('/'))
})

test('Escape, a click beside or above the film, and back close it and give the focus back (O4)', async ({
  page,
  context,
}) => {
  await page.goto(prefixed('/'))
  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    'a click beside it': () => page.mouse.click(8, 300),
    'a click above it': () => page.mouse.click(640, 8),
    back: () => page.goBack(),
  }
  for (const [way, close] of Object.entries(ways))
    await test.step(`${way} closes it`, async () => {
      await open(page, still(page))
      await isPlaying(page)
      await expect(page.locator('[inert]').getByRole('main'), 'the page behind is out of reach').toHaveCount(1)
      await close()
      await expect(dialog(page)).toBeHidden()
      await expect(page).toHaveURL(prefixed('/'))
      await expect(still(page)).toBeFocused()
    })
  await test.step('with a key held down the link leads to the film instead', async () => {
    const opened = context.waitForEvent('page')
    await opener(page).click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(prefixed(url))
    await expect(dialog(page)).toBeHidden()
  })
})

test('the film is whole in its box, 650 or 400 px high, in every window, and is accessible (O5, C12)', async ({
  page,
  axe,
}) => {
  expect([amount('video-height'), amount('video-height-small')], 'named once').toEqual([650, 400])
  await page.goto(prefixed('/'))
  await open(page)
  await expect(video(page)).toBeVisible()
  await page.keyboard.press('Space')
  for (const [width, height, box, row] of [
    [1920, 1080, { width: 1344, height: amount('video-height') }, 64],
    [1440, 900, { width: 1008, height: amount('video-height') }, 64],
    [820, 1180, { width: 574, height: amount('video-height') }, 64],
    // A phone held sideways: all of the window.
    [844, 390, { width: 844, height: 390 }, 48],
    [390, 844, { width: 351, height: amount('video-height-small') }, 56],
  ] as const) {
    await page.setViewportSize({ width, height })
    // The line above the row of the controls lies on the picture. A box that is flatter than the film would cut its
    // head off. One that is higher has room left below the controls.
    const wide = Math.min(box.width, ((box.height - row) * 16) / 9)
    const film = { width: wide, height: (wide * 9) / 16 }
    const size = async () => {
      const found = await video(page).boundingBox()
      return { width: Math.round(found?.width ?? 0), height: Math.round(found?.height ?? 0) }
    }
    await expect
      .poll(size, `at ${width} × ${height}`)
      .toEqual({ width: Math.round(film.width), height: Math.round(film.height) })
    const left = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? 0)
    const line = dialog(page).getByRole('list', { name: 'Works in the film' })
    expect(await left(line), 'the line begins with the picture').toBe(await left(video(page)))
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    await axe()
  }
})

test('a film that is not given out says so, with its poster and a link, in both themes (O4)', async ({
  page,
  host,
  allow,
  axe,
}) => {
  allow.error(
    `Failed to load resource: the server responded with a status of 503 (Service Unavailable) ${prefixed(url)}`,
  )
  host.misbehave(film, { status: 503, body: 'busy' })
  await page.goto(prefixed('/'))
  await open(page)
  await expect(status(page)).toContainText('The film could not be loaded from localhost.')
  await expect(dialog(page).getByRole('link', { name: 'Open the film itself' })).toHaveAttribute('href', prefixed(url))
  await expect(dialog(page).getByRole('img', { name: site.video.poster.alt })).toBeVisible()
  await axe()
  await changeTheme(page, 'dark')
  await axe({ only: 'colours' })
})

test('a film that does not come within ten seconds says so (O4)', async ({ page, host }) => {
  host.misbehave(film, { delay: 60_000 })
  await page.clock.install()
  await page.goto(prefixed('/'))
  await open(page)
  await expect(status(page)).toHaveText('Loading the film')
  await page.clock.runFor(10_000)
  await expect(status(page)).toContainText('The film did not come from localhost within 10 seconds.')
})

test('the browser goes to the film where its code is lost (O4)', async ({ page, host, allow }) => {
  const code = chunkFiles('film').filter((file) => file.endsWith('.js'))
  expect(code).not.toEqual([])
  for (const file of code) host.misbehave(`/${file}`, { status: 404, body: 'gone' })
  allow.error(/status of 404 .*\.js$/)
  await page.goto(prefixed('/'))
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
  await opener(page).click()
  await expect(page).toHaveURL(prefixed(url))
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the film waits for the visitor, says its length and size, and is not loaded before (O4)', async ({
    page,
    host,
    axe,
  }) => {
    await page.goto(prefixed('/'))
    await open(page)
    await expect(status(page)).toHaveText(/^0:24, without sound\..*\d(\.\d)? MB, loaded when you press play\.$/)
    await axe()
    expect(host.count(film)).toBe(0)
    expect(host.count(/promo-preview/), 'nothing runs over the still').toBe(0)
    await dialog(page).getByRole('button', { name: 'Play' }).click()
    await isPlaying(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both links lead to the film (O4)', async ({ page }) => {
    await page.goto(prefixed('/'))
    for (const link of [opener(page), still(page)]) await expect(link).toHaveAttribute('href', prefixed(url))
  })
})
