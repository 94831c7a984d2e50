import type { Locator, Page } from '@playwright/test'
import { site } from '../support/content'
import { prefixed } from '../support/site'
import { moment } from '../../support/moment'
import { settle } from '../../support/page'
import { expect, test } from '../../support/test'
import { paint, seconds, token } from '../support/tokens'

const panels = [
  {
    entry: 'about me.',
    label: 'About me',
    path: '/about/',
    more: 'Twelve years, and how I work',
    ground: paint('field'),
  },
  {
    entry: 'contact.',
    label: 'Contact',
    path: '/contact/',
    more: 'When we are both at our desks',
    ground: paint('navy'),
  },
]
/** Any page of the normal layout. */
const start = '/grofalex/'
const chunk = /\/overlays-[0-9a-f]+\.js$/

const loading = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' })
const menuLink = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name })

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
})

/** The place of an element in the window; NaN where it has none. */
async function box(what: Locator) {
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
  return { x, y, width, height, right: x + width, bottom: y + height }
}

for (const { entry, label, path, more, ground } of panels)
  test(`the overlay ${label} opens from the menu over the page, and leads on to its own (O1, H6, C6)`, async ({
    page,
    axe,
  }) => {
    await page.goto(prefixed(start))
    const link = menuLink(page, entry)
    const dialog = page.getByRole('dialog', { name: label })
    const inert = page.locator('[inert]').getByRole('main')

    await test.step('it opens over the whole window and takes the focus', async () => {
      await expect(link).toHaveAttribute('href', prefixed(path))
      await expect(link).toHaveAttribute('aria-expanded', 'false')
      await expect(inert).toHaveCount(0)
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await expect(page.locator(`header a[href="${prefixed(path)}"]`)).toHaveAttribute('aria-expanded', 'true')
      await expect(page).toHaveURL(prefixed(start))
      await expect(dialog).toBeFocused()
      await expect(dialog).toHaveCSS('transition-property', 'clip-path')
      expect([seconds(token('settle')), seconds(token('modal-fade'))]).toEqual([0.4, 0.3])
      await expect(dialog).toHaveCSS('transition-duration', `${seconds(token('settle'))}s`)
      await expect(dialog).toHaveCSS('opacity', '1')
      const panel = dialog.locator(`:has(> section)`)
      await expect(panel).toHaveCSS('background-color', ground)
      await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
    })

    await test.step('no line of it comes before the headline of the page is covered', async () => {
      const delays = await dialog.getByRole('heading', { level: 2 }).evaluate((element) =>
        [element, ...element.children]
          .map((part) => getComputedStyle(part))
          .filter(({ animationName }) => animationName === 'settle-in')
          .map(({ animationDelay }) => Number.parseFloat(animationDelay)),
      )
      expect(Math.min(...delays)).toBeCloseTo(seconds(token('colour-fade')) + seconds(token('stagger')), 3)
    })

    await test.step('it keeps the keyboard, and gives the focus back', async () => {
      const stops: string[] = []
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab')
        stops.push(
          await page.evaluate(() => {
            const { activeElement } = document
            if (activeElement?.closest('[role="dialog"]')) return activeElement.textContent.trim()
            return activeElement === document.body ? 'browser' : 'page'
          }),
        )
      }
      expect(stops).toEqual(expect.arrayContaining(['Studio Voorbeeld', 'Close', 'hello@example.com']))
      expect(stops).not.toContain('page')
      expect(stops).not.toContain('browser')
      await expect(inert, 'the page behind is out of reach').toHaveCount(1)
      await axe()

      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(inert).toHaveCount(0)
      await expect(link).toBeFocused()
    })

    await test.step('it does not move where visitors asked for stillness', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await link.click()
      await expect(dialog).toHaveCSS('transition-duration', '0s')
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(link).toBeFocused()
    })

    await test.step('it leads on to its page, and back leads to where it was opened', async () => {
      await page.emulateMedia({ reducedMotion: null })
      await link.click()
      await dialog.getByRole('link', { name: more }).click()
      await expect(page).toHaveURL(prefixed(path))
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('link', { name: more }), 'the page has no link to itself').toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(prefixed(start))
      await expect(dialog).toHaveCount(0)
    })
  })

test('an overlay closes on back and on forward, and its entry stays a link (O1, H6)', async ({ page, context }) => {
  await page.goto(prefixed(start))
  const link = menuLink(page, 'about me.')
  const dialog = page.getByRole('dialog', { name: 'About me' })

  await test.step('for a click with a modifier', async () => {
    const tab = context.waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    await expect(await tab).toHaveURL(prefixed('/about/'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('back closes it and stays on the page', async () => {
    await link.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(prefixed(start))
  })

  await test.step('in the footer its entry is a link', async () => {
    for (const { entry, path } of panels) {
      await page.getByRole('contentinfo').getByRole('link', { name: entry }).click()
      await expect(page).toHaveURL(prefixed(path))
      await page.goBack()
      await expect(page).toHaveURL(prefixed(start))
      await expect(page.getByRole('heading', { level: 1, name: 'grofalex' })).toBeAttached()
    }
  })

  await test.step('forward does not open it again', async () => {
    // The browser is back at the footer, where the header hides from the pointer but not from the keyboard.
    await link.press('Enter')
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await page.goForward()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('where the link that opened it has gone with a wide window, the header takes the focus', async () => {
    await link.press('Enter')
    await expect(dialog).toBeVisible()
    await page.setViewportSize({ width: 800, height: 900 })
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
  })
})

test('a page that arrives behind an overlay takes its entry, so each step back shows another page (O1)', async ({
  page,
  host,
}) => {
  const { until, happen } = moment()
  host.misbehave('/page-data/contact/page-data.json', { until })
  await page.goto(prefixed('/'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'grofalex' }).click()
  await expect(page).toHaveURL(prefixed(start))
  await page.getByRole('contentinfo').getByRole('link', { name: 'contact.' }).press('Enter')
  await menuLink(page, 'about me.').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'About me' })
  await expect(dialog).toBeVisible()
  happen()
  await expect(page).toHaveURL(prefixed('/contact/'))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'grofalex' })).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL(prefixed('/'))
})

test('the page opens instead of an overlay whose code cannot be had', async ({ page, host, allow }) => {
  host.misbehave(chunk, { status: 503, times: 100 })
  allow.error(/503/)
  await page.goto(prefixed(start))
  for (const { entry, path } of panels) {
    await menuLink(page, entry).click()
    await expect(page).toHaveURL(prefixed(path))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a double click opens an overlay as one click does (O1, H6)', async ({ page }) => {
  await page.goto(prefixed(start))
  for (const { entry, label } of panels) {
    const panel = page.getByRole('dialog', { name: label })
    await menuLink(page, entry).dblclick({ delay: 40 })
    await expect(panel).toBeVisible()
    await settle(page)
    await expect(panel).toBeVisible()
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toBeHidden()
  }
})

test('an overlay whose code is still to come shows so after a second, and opens over no other page (O1, D8)', async ({
  page,
  host,
}) => {
  host.misbehave(chunk, { delay: 4000 })
  await page.goto(prefixed(start))
  const code = page.waitForResponse(chunk)
  await menuLink(page, 'about me.').click()
  await expect(loading(page)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(prefixed('/privacy/'))
  await expect(loading(page)).toHaveCount(0)
  await (await code).finished()
  await settle(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await menuLink(page, 'about me.').click()
  await expect(page.getByRole('dialog', { name: 'About me' })).toBeVisible()
})

test('the links in an overlay take its place, and back leads to where it was opened (O1, H1)', async ({
  page,
  context,
}) => {
  await page.goto(prefixed(start))
  const dialog = page.getByRole('dialog', { name: 'About me' })

  await test.step('a click on its brand that opens the home page elsewhere leaves it as it is', async () => {
    await menuLink(page, 'about me.').click()
    await expect(dialog).toBeFocused()
    const other = context.waitForEvent('page')
    await dialog.getByRole('link', { name: 'Studio Voorbeeld' }).click({ modifiers: ['ControlOrMeta'] })
    await expect(await other).toHaveURL(prefixed('/'))
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menuLink(page, 'about me.')).toBeFocused()
    // The step back off its entry is done: nobody opens it again and presses a link within those few milliseconds.
    await expect.poll(() => page.evaluate(() => Object.keys(window.history.state as object))).not.toContain('panel')
  })

  await test.step('a specialty leads to its page', async () => {
    await menuLink(page, 'about me.').click()
    await dialog.getByRole('link', { name: 'ReactJS' }).click()
    await expect(page).toHaveURL(prefixed('/works/react/'))
    await expect(dialog).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(prefixed(start))
  })

  await test.step('the logo leads home', async () => {
    await menuLink(page, 'about me.').click()
    await dialog.getByRole('link', { name: 'Studio Voorbeeld' }).click()
    await expect(page).toHaveURL(prefixed('/'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('quiet software')
    await expect(dialog).toHaveCount(0)
    await expect(menuLink(page, 'about me.'), 'the focus does not stay behind').not.toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(prefixed(start))
  })
})

test('on a phone the overlays rise over the drawer, and the focus returns to its button (H9, O1)', async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(prefixed(start))
  const menu = page.getByRole('button', { name: 'Open menu' })
  for (const { entry, label } of panels) {
    const dialog = page.getByRole('dialog', { name: label })

    await test.step(`${label} rises over the drawer, which stands until it is covered`, async () => {
      await menu.click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(390 - 320)
      // How far the panel has risen and where the drawer is, as long as there is one.
      const frames = await drawer.evaluateHandle((element, name) => {
        const seen: { risen: string; left: number }[] = []
        const look = () => {
          if (!element.isConnected) return
          const panel = document.querySelector(`[role="dialog"][aria-label="${name}"]`)
          if (panel) seen.push({ risen: getComputedStyle(panel).clipPath, left: element.getBoundingClientRect().left })
          requestAnimationFrame(look)
        }
        look()
        return seen
      }, label)
      await drawer.getByRole('link', { name: entry }).click()
      await expect(dialog).toBeVisible()
      await expect(drawer).toHaveCount(0)
      const places = await frames.jsonValue()
      expect(places.length).toBeGreaterThan(0)
      for (const { left } of places) expect(left).toBe(390 - 320)
      // Nearly at the top: less is left of the page than the head of the drawer is high.
      expect(parseFloat(places.at(-1)?.risen.replace('inset(', '') ?? '')).toBeLessThan(8)
    })

    await test.step(`${label} takes the place of the drawer, and the focus returns to the menu button`, async () => {
      await expect(page.getByRole('dialog')).toHaveCount(1)
      if (label === 'Contact') await axe()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(menu).toBeFocused()
    })
  }
})

test('the about panel has its photograph at once, and all it has in narrow and in low windows (O1)', async ({
  page,
}) => {
  await page.goto(prefixed(start))
  const panel = page.getByRole('dialog', { name: 'About me' })
  const close = panel.getByRole('button', { name: 'Close' })
  const credit = panel.getByText('Robin Voorbeeld, software engineer at Studio Voorbeeld')

  await test.step('the photograph loads when the entry is at hand, and the panel opens with it', async () => {
    const entry = menuLink(page, 'about me.')
    await expect(entry).toHaveAttribute('aria-haspopup', 'dialog')
    const loaded = page.waitForResponse(/workspace-portrait/)
    await entry.hover()
    await loaded
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await entry.click()
    await expect(panel.getByRole('img').last()).toHaveJSProperty('complete', true)
  })

  await test.step('in a low window the panel scrolls and its bar stays, with a line below it', async () => {
    await page.setViewportSize({ width: 1200, height: 500 })
    const bar = close.locator('xpath=../..')
    await expect(bar).toHaveCSS('box-shadow', 'none')
    await credit.scrollIntoViewIfNeeded()
    await expect(close).toBeInViewport()
    await expect(bar).not.toHaveCSS('box-shadow', 'none')
    await expect(credit).toBeInViewport()
    await close.click()
    await expect(panel).toHaveCount(0)
  })

  await test.step('on a tablet the photograph fills what its line and its facts leave, to the edge', async () => {
    await page.setViewportSize({ width: 820, height: 1180 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'about me.' }).click()
    await expect(panel).toBeFocused()
    await settle(page)
    const line = await box(panel.getByRole('heading', { level: 2 }))
    const photo = await box(panel.getByRole('img').last())
    const facts = await box(panel.getByRole('heading', { level: 3 }).first())
    const caption = await box(credit)
    const { paddingTop, lineHeight } = await credit.evaluate((element) => {
      const { paddingTop, lineHeight } = getComputedStyle(element)
      return { paddingTop: parseFloat(paddingTop), lineHeight: parseFloat(lineHeight) }
    })
    expect(photo.x).toBeCloseTo(facts.x, 0)
    expect(photo.right).toBeCloseTo(820, 0)
    expect(photo.y).toBeGreaterThan(line.bottom)
    expect(photo.height).toBeGreaterThan(1180 * 0.4)
    expect(caption.x).toBeCloseTo(photo.x, 0)
    expect(caption.y).toBeCloseTo(photo.bottom, 0)
    expect(caption.height, 'on one line').toBeCloseTo(paddingTop + lineHeight, 0)
    expect(caption.bottom).toBeLessThan(facts.y)
    for (const height of [1180, 1024]) {
      await page.setViewportSize({ width: 820, height })
      const content = panel.locator(':has(> section)')
      await expect.poll(() => content.evaluate((all) => all.scrollHeight - all.clientHeight), `${height} px`).toBe(0)
    }
  })

  await test.step('on a phone the text begins in the first window', async () => {
    await page.setViewportSize({ width: 390, height: 664 })
    await expect(panel.getByRole('heading', { level: 3 }).first()).toBeInViewport()
  })

  await test.step('on a phone the specialties are targets for a finger, and the address fills a line', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const specialties = panel.getByRole('listitem').getByRole('link')
    await expect(specialties.first()).toBeVisible()
    const places = await specialties.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    for (const { height } of places) expect(height).toBeGreaterThanOrEqual(44)
    const [first, second, third] = places
    expect(second?.y, 'two by two').toBeCloseTo(first?.y ?? NaN, 0)
    expect(third?.x).toBeCloseTo(first?.x ?? NaN, 0)

    const { width, height } = await box(panel.getByRole('link', { name: site.owner.email }))
    expect(width, 'the address across the page').toBeGreaterThan(340)
    expect(width).toBeLessThanOrEqual(350.5)
    expect(height, 'on one line').toBeLessThan(width / 4)
  })
})

/** Expects a panel to have all it has in the window of a small laptop, without scrolling. */
async function expectToFit(page: Page, panel: Locator) {
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1366, 768],
    [1440, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  }
}

test('the about panel fills the windows of laptops, and none of it is cut (O1)', async ({ page }) => {
  // The availability is claimed, so every fact is there.
  await page.clock.setFixedTime(new Date(site.availability.checked))
  await page.goto(prefixed(start))
  await menuLink(page, 'about me.').click()
  const panel = page.getByRole('dialog', { name: 'About me' })
  await expect(panel).toBeVisible()

  await test.step('it has all it has in the window of a small laptop, without scrolling', () =>
    expectToFit(page, panel.locator(':has(> section)')))

  await test.step('its photograph stands from the bar to the foot of the window, and its caption beside it', async () => {
    const foot = (words: Locator) =>
      words.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect().bottom
      })
    const caption = panel.getByText('Robin Voorbeeld, software engineer at Studio Voorbeeld')
    const availability = panel.getByText(site.availability.text)
    await expect(availability).toBeVisible()
    for (const [width, height] of [
      [1440, 900],
      [1920, 1080],
      [1280, 720],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      // Once nothing moves any more.
      await expect(async () => {
        const photo = await box(panel.getByRole('img').last())
        expect(photo.y).toBeCloseTo((await box(panel.locator('section'))).y, 0)
        expect(photo.bottom).toBeCloseTo(height, 0)
        expect((await box(caption)).x, 'in the last column').toBeCloseTo((await box(availability)).x, 0)
        expect((await box(caption)).y, 'below what is there').toBeGreaterThan((await box(availability)).bottom)
        const feet = await Promise.all([foot(caption), foot(panel.getByRole('link', { name: site.about.more }))])
        expect(Math.abs(feet[0] - feet[1]), 'level with the first column').toBeLessThan(2)
      }).toPass({ timeout: 5000 })
    }
  })
})

test('the contact panel has all it has in the windows of laptops and tablets (O1)', async ({ page }) => {
  // The availability is claimed, so every fact is there.
  await page.clock.setFixedTime(new Date(site.availability.checked))
  await page.goto(prefixed(start))
  await menuLink(page, 'contact.').click()
  const panel = page.getByRole('dialog', { name: 'Contact' })
  await expect(panel).toBeVisible()

  await test.step('it has all it has in the window of a small laptop, without scrolling', () =>
    expectToFit(page, panel.locator(':has(> section)')))

  await test.step('its facts stand two by two above its address on a tablet, or in a low window beside its heading', async () => {
    const label = panel.getByText('Email me at')
    const deskOfLabel = label.locator('xpath=following-sibling::*[last()]')
    const link = panel.getByRole('link', { name: 'When we are both at our desks' })
    const deskOfFacts = link.locator('xpath=../following-sibling::p')
    const address = panel.getByRole('link', { name: site.owner.email })
    const placesOfFacts = () =>
      panel.locator('dl > div').evaluateAll((all) =>
        all.map((one) => {
          const [term, value] = [...one.children].map((part) => part.getBoundingClientRect().left)
          const { left, top, bottom } = one.getBoundingClientRect()
          return { left, top, bottom, lefts: [term, value] }
        }),
      )
    for (const [width, height] of [
      [820, 1180],
      [768, 1024],
      [820, 900],
      [991, 700],
      [768, 600],
    ] as const) {
      const isHigh = height > 1000
      const desk = isHigh ? deskOfFacts : deskOfLabel
      await page.setViewportSize({ width, height })
      await expect(desk).toBeVisible()
      await expect(isHigh ? deskOfLabel : deskOfFacts, 'once').toBeHidden()
      await expect(address).toBeInViewport({ ratio: 1 })
      // Once nothing moves any more.
      await expect(async () => {
        const heading = await box(panel.getByRole('heading', { level: 2 }))
        const text = await box(panel.getByText('Send me a message.').locator('xpath=ancestor-or-self::p'))
        const more = await box(link)
        const foot = await box(label)
        const facts = await placesOfFacts()
        const [first] = facts
        expect(facts.length).toBeGreaterThan(3)
        expect(more.x, 'on the axis of the desk').toBeCloseTo((await box(desk)).x, 0)
        expect(foot.y - more.bottom, 'clear of the address').toBeGreaterThan(24)
        if (isHigh) {
          expect(first?.left, 'on the axis of the address').toBeCloseTo(foot.x, 0)
          expect(first?.top, 'below the text').toBeGreaterThan(text.bottom)
          for (const [place, { left, top }] of facts.entries()) {
            expect(left).toBeCloseTo(place % 2 ? more.x : foot.x, 0)
            if (place % 2) expect(top).toBeCloseTo(facts[place - 1]?.top ?? NaN, 0)
          }
          expect((await box(desk)).y, 'below its link').toBeGreaterThan(more.bottom - 1)
          const bottom = Math.max(...facts.map((one) => one.bottom), (await box(desk)).bottom)
          expect(foot.y - bottom, 'near the address').toBeLessThan(80)
        } else {
          for (const one of facts) expect(one.left).toBeCloseTo(more.x, 0)
          expect(first?.left, 'beside the heading').toBeGreaterThan(heading.right)
          expect((first?.top ?? NaN) - heading.y, 'level with the heading').toBeLessThan(40)
          const gaps = facts.slice(1).map(({ top }, place) => top - (facts[place]?.bottom ?? NaN))
          expect(Math.max(...gaps), 'close, however high the window').toBeLessThan(24)
        }
        for (const { left, lefts } of facts)
          for (const one of lefts) expect(one, 'each value below its term').toBeCloseTo(left, 0)
      }).toPass({ timeout: 5000 })
    }
  })
})

test('the overlays are not part of what a page loads first', async ({ page, host }) => {
  // A browser that is never idle.
  await page.addInitScript('requestIdleCallback = () => 0')
  await page.goto(prefixed(start), { waitUntil: 'networkidle' })
  expect(host.count(chunk)).toBe(0)
  await menuLink(page, 'about me.').click()
  await expect(page.getByRole('dialog', { name: 'About me' })).toBeVisible()
  expect(host.count(chunk)).toBe(1)
})

test('a reload closes an overlay, and one step back then leaves the page (O1)', async ({ page }) => {
  await page.goto(prefixed('/lento/'))
  await page.goto(prefixed(start))
  await menuLink(page, 'contact.').click()
  await expect(page.getByRole('dialog', { name: 'Contact' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => (history.state as { panel?: boolean } | null)?.panel ?? false))
    .toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(prefixed('/lento/'))
})
