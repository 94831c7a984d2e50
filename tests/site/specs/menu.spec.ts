import type { Locator, Page } from '@playwright/test'
import { built, builtFiles } from '../support/built'
import { navigate } from '../support/navigation'
import { prefixed } from '../support/site'
import { changeTheme, chooseTheme } from '../../support/page'
import { expect, test } from '../../support/test'
import { amount, paint, seconds, token } from '../support/tokens'

/** What the browser tells of an element that moved by itself. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node }[] }

const header = (page: Page) => page.getByRole('banner')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const scroll = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** Goes to a page and waits until its scripts are at work: the groups are buttons then. */
async function visit(page: Page, path: string) {
  await page.goto(prefixed(path))
  await expect(page.locator('header button[aria-expanded]').first()).toBeAttached()
}

/** Opens the drawer once its code is there and it has stopped moving. */
async function openDrawer(page: Page) {
  await button(page, 'Open menu').click()
  await expect(drawer(page)).toBeVisible()
  await expect.poll(() => drawer(page).evaluate((element) => element.getAnimations().length)).toBe(0)
}

const openGroups = async (page: Page, names: string[]) => {
  for (const name of names) {
    await button(page, name).click()
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('.collapsing')).toHaveCount(0)
  }
}

test('the header is fixed, and steps aside for what is read (H2, H3, C4, C5, C12)', async ({ page }) => {
  await visit(page, '/')

  await test.step('it is `scrolling` at any scroll, `reveal-header` beyond 300 px, and moves in 0.4 s', async () => {
    await expect(header(page)).toHaveCSS('position', 'fixed')
    await expect(header(page)).not.toHaveClass(/scrolling/)

    await scroll(page, 1)
    await expect(header(page)).toHaveClass(/scrolling/)
    await scroll(page, 300)
    await expect(header(page)).not.toHaveClass(/reveal-header/)
    await scroll(page, 301)
    await expect(header(page)).toHaveClass(/reveal-header/)

    const duration = await header(page).evaluate((element) => getComputedStyle(element).transitionDuration)
    expect(seconds(duration)).toBe(0.4)
    expect(seconds(duration)).toBe(seconds(token('header-slide')))

    // The inks of the ground that a page begins with, until it is scrolled.
    await scroll(page, 0)
    await expect(header(page)).not.toHaveClass(/scrolling/)
    const color = () => style(page, 'header a', 'color')
    const ink = await color()
    await page.locator('main > :first-child').evaluate((section) => section.setAttribute('data-header-ground', 'navy'))
    await expect.poll(color).not.toBe(ink)
    await scroll(page, 10)
    await expect.poll(color).toBe(ink)
  })

  await test.step('it stays while a group is open or something in it has focus', async () => {
    await button(page, 'Pages').click()
    await scroll(page, 600)
    await scroll(page, 700)
    await expect(header(page)).toBeInViewport({ ratio: 1 })

    await page.keyboard.press('Escape')
    await expect(button(page, 'Pages')).toBeFocused()
    await scroll(page, 800)
    await expect(header(page)).toHaveClass(/reveal-header/)
    await expect(header(page)).toBeInViewport({ ratio: 1 })
  })

  await test.step('it never covers what has focus', async () => {
    await page.getByRole('main').getByRole('link').last().focus()
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Shift+Tab')
      await expect(page.getByRole('main').locator(':focus')).toBeAttached()
      const gap = () =>
        page.evaluate(() => {
          const bar = document.querySelector('header')
          const edge = bar?.classList.contains('hide-header') ? 0 : (bar?.offsetHeight ?? 0)
          const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
          // A work may be taller than the window; then its lower part shows.
          return bottom - top > innerHeight - edge ? bottom - edge : top - edge
        })
      await expect.poll(gap).toBeGreaterThanOrEqual(0)
    }
  })

  for (const width of [1440, 390])
    await test.step(`it hides on the way down and comes back on the way up at ${width} px, moving nothing`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await scroll(page, 0)
      await expect(header(page)).not.toHaveClass(/scrolling/)
      await page.evaluate(() => {
        const shifts: string[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[])
            shifts.push(`${value}: ${sources.map(({ node }) => node?.nodeName).join()}`)
        }).observe({ type: 'layout-shift' })
      })

      await scroll(page, 600)
      await expect(header(page)).not.toBeInViewport()
      await scroll(page, 500)
      await expect(header(page)).toBeInViewport({ ratio: 1 })
      await scroll(page, 0)
      await expect(header(page)).not.toHaveClass(/scrolling/)
      const shifts = await page.evaluate(() => (window as { shifts?: string[] }).shifts)
      expect(shifts?.filter((shift) => /HEADER|NAV|LI|BUTTON/.test(shift))).toEqual([])
    })
})

/** Presses Tab until an entry of the menu has the focus; other entries may come before it. */
async function tabTo(page: Page, target: Locator) {
  const isReached = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 20 && !(await isReached()); presses++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test('the wide menu opens its groups by pointer and by keyboard, down to a page (H4, C4, C12)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/')

  await test.step('on click and not on hover, each group in the same place, and closes when it is left', async () => {
    const group = button(page, 'Projects')
    await group.hover()
    await expect(group).toHaveAttribute('aria-expanded', 'false')

    await group.click()
    await expect(header(page).getByRole('link', { name: 'novacair' })).toBeVisible()
    await page.mouse.click(200, 600)
    await expect(group).toHaveAttribute('aria-expanded', 'false')

    await group.click()
    await page.keyboard.press('Shift+Tab')
    await expect(group).toHaveAttribute('aria-expanded', 'false')

    const place = async (name: string) => {
      await button(page, name).click()
      const id = await button(page, name).getAttribute('aria-controls')
      const panel = page.locator(`[id="${id}"]`)
      const [box, row] = [await panel.boundingBox(), await panel.getByRole('listitem').first().boundingBox()]
      return { rows: row?.x, y: box?.y, right: (box?.x ?? 0) + (box?.width ?? 0) }
    }
    for (const name of ['Projects', 'Pages']) {
      const { rows, y, right } = await place(name)
      expect([y, right], `${name} at the edge of the window`).toEqual([amount('header-top'), 1440])
      // On axis D, whether a picture stands beside them or not.
      expect(Math.abs((rows ?? NaN) - 1072), `the rows of ${name}`).toBeLessThanOrEqual(2)
    }
    await page.keyboard.press('Escape')
    await expect(button(page, 'Pages')).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('it indents by 20 px a level and unfolds in 300 ms, as named in one place', async () => {
    await button(page, 'Pages').click()
    const duration = await button(page, 'Galleries').evaluate(async (galleries) => {
      if (galleries instanceof HTMLElement) galleries.click()
      await new Promise(requestAnimationFrame)
      const moving = document.querySelector('.collapsing')
      return moving ? getComputedStyle(moving).transitionDuration : 'nothing moves'
    })
    expect(seconds(duration)).toBe(0.3)
    expect(seconds(token('collapse'))).toBe(0.3)

    await button(page, 'Grid').click()
    const left = (entry: Locator) =>
      entry.evaluate((element) => {
        const text = document.createRange()
        text.selectNodeContents(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element)
        return text.getBoundingClientRect().left
      })
    const indent = amount('menu-indent')
    expect(indent).toBe(20)
    const [top, below, deepest] = [button(page, 'Galleries'), button(page, 'Grid'), link(page, 'Two columns')]
    // The row under the pointer moves its text.
    await page.mouse.move(0, 0)
    await expect.poll(async () => (await left(below)) - (await left(top))).toBeCloseTo(indent)
    await expect.poll(async () => (await left(deepest)) - (await left(below))).toBeCloseTo(indent)

    const resting = await left(deepest)
    await deepest.hover()
    await expect.poll(async () => (await left(deepest)) - resting).toBeCloseTo(8)
    await expect(deepest).toHaveCSS('background-color', paint('secondary'))
    await page.keyboard.press('Escape')
    await expect(button(page, 'Pages')).toHaveAttribute('aria-expanded', 'false')
  })

  const sentence = header(page).locator('[aria-hidden="true"] p').filter({ visible: true })
  await test.step('the sentence beside a group is there once the page it is about is in sight', async () => {
    await openGroups(page, ['Pages'])
    await expect(sentence).toHaveCount(1)
    await button(page, 'Developer').focus()
    await expect(sentence).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(sentence).toHaveCount(1)
    await button(page, 'Photography').focus()
    await expect(sentence, 'a group with a sentence of its own').toHaveText(
      'Twenty-four photographs in rows, and again on a strip.',
    )
    await page.keyboard.press('Escape')
    await expect(button(page, 'Pages')).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('picture and mark follow what is pointed at, not rows that slide below a pointer at rest', async () => {
    await openGroups(page, ['Pages'])
    const row = button(page, 'Portfolio details')
    await row.hover()
    await row.click()
    const below = button(page, 'Galleries')
    await expect.poll(() => below.evaluate((element) => element.matches(':hover'))).toBe(true)
    await expect(page.locator('.collapsing')).toHaveCount(0)
    await expect(below).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(sentence).toHaveText(/tablet/)
    await below.hover({ position: { x: 40, y: 20 } })
    await expect(below).toHaveCSS('background-color', paint('secondary'))
    await expect(sentence, 'no sentence of its own').toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(button(page, 'Pages')).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('it scrolls when it is taller than the window', async () => {
    await page.setViewportSize({ width: 1024, height: 400 })
    await openGroups(page, ['Pages', 'Galleries', 'Masonry'])
    const last = header(page).getByRole('link', { name: 'sighthub' })
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(button(page, 'Pages')).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('by keyboard down to a page, and Escape gives the focus back', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await button(page, 'Pages').focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Pages')).toHaveAttribute('aria-expanded', 'true')
    await tabTo(page, button(page, 'Galleries'))
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(button(page, 'Grid')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(link(page, 'Two columns')).toBeFocused()

    await page.keyboard.press('Escape')
    await expect(button(page, 'Pages')).toBeFocused()
    await expect(button(page, 'Galleries')).toBeHidden()

    await page.keyboard.press('Enter')
    await openGroups(page, ['Galleries', 'Grid'])
    await link(page, 'Two columns').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(prefixed('/grid-2/'))
    await expect(button(page, 'Galleries')).toBeHidden()
  })

  await test.step('it marks the page that is shown, opens its groups, and closes on it', async () => {
    await expect(button(page, 'Pages')).toHaveAttribute('aria-current', 'true')
    await button(page, 'Pages').click()
    const current = header(page).getByRole('link', { name: 'Two columns', exact: true })
    await expect(current).toBeVisible()
    await expect(current).toHaveAttribute('aria-current', 'page')
  })

  await test.step('the entry of the current page keeps its underline while a group is open', async () => {
    await navigate(page, '/contact/')
    await expect(page).toHaveURL(prefixed('/contact/'))
    await expect(button(page, 'Pages')).toHaveAttribute('aria-expanded', 'false')
    await page.mouse.move(200, 600)
    const underline = (entry: Locator) =>
      entry
        .locator('span')
        .first()
        .evaluate((label) => getComputedStyle(label).backgroundSize)
    await button(page, 'Pages').focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Pages')).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(() => underline(header(page).getByRole('link', { name: 'contact.' }))).toBe('100% 1px')
    await expect.poll(() => underline(button(page, 'Pages'))).toBe('0px 1px')
  })
})

test.describe('the drawer', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('opens by touch and by keyboard, closes in every way, and leaves page and history as they were (H9, C4)', async ({
    page,
  }) => {
    await visit(page, '/srxp/')
    await visit(page, '/')

    await test.step('it keeps the page behind where it is', async () => {
      await scroll(page, 700)
      await expect(header(page)).not.toBeInViewport()
      await scroll(page, 650)
      await expect(header(page)).toBeInViewport({ ratio: 1 })
      await openDrawer(page)
      await page.mouse.move(20, 400)
      await page.mouse.wheel(0, 500)
      expect(await page.evaluate(() => scrollY)).toBe(650)
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
      expect(await page.evaluate(() => scrollY)).toBe(650)
      await scroll(page, 0)
    })

    await test.step('by touch, 20rem wide from the right in 0.3 s, marking the document', async () => {
      await button(page, 'Open menu').tap()
      await expect(drawer(page)).toBeVisible()
      for (const part of ['html', 'body']) await expect(page.locator(part)).toHaveClass(/has-offcanvas/)

      expect(token('drawer-width')).toBe('20rem')
      const time = await drawer(page).evaluate((element) => getComputedStyle(element).transitionDuration)
      expect(seconds(time)).toBe(0.3)
      expect(seconds(time)).toBe(seconds(token('drawer-slide')))
      await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(390 - 320)
      expect((await drawer(page).boundingBox())?.width).toBe(320)

      await drawer(page).getByRole('button', { name: 'Projects' }).tap()
      await drawer(page).getByRole('link', { name: 'novacair' }).tap()
      await expect(page).toHaveURL(prefixed('/novacair/'))
      await expect(drawer(page)).toBeHidden()
      for (const part of ['html', 'body']) await expect(page.locator(part)).not.toHaveClass(/has-offcanvas/)

      await page.goBack()
      await expect(page).toHaveURL(prefixed('/'))
      await expect(drawer(page)).toBeHidden()
      // The page has come: it gives its title the focus.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

    await test.step('by keyboard it keeps the focus and gives it back', async () => {
      await button(page, 'Open menu').focus()
      await page.keyboard.press('Enter')
      await expect(drawer(page)).toBeVisible()
      for (let step = 0; step < 15; step += 1) {
        await page.keyboard.press('Tab')
        expect(await drawer(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
      await expect(button(page, 'Open menu')).toBeFocused()
    })

    await test.step('it closes by its button, by its backdrop and by back, and leaves history as it was', async () => {
      const entries = () => page.evaluate(() => JSON.stringify(history.state))
      const before = await entries()

      await openDrawer(page)
      await drawer(page).getByRole('button', { name: 'Close' }).click()
      await expect(drawer(page)).toBeHidden()
      await expect.poll(entries).toBe(before)

      await openDrawer(page)
      await page.mouse.click(20, 400)
      await expect(drawer(page)).toBeHidden()
      await expect.poll(entries).toBe(before)

      await openDrawer(page)
      await page.goBack()
      await expect(drawer(page)).toBeHidden()
      await expect(page).toHaveURL(prefixed('/'))
      await page.goBack()
      await expect(page).toHaveURL(prefixed('/srxp/'))
    })
  })

  test('shows all it has, and closes where something else takes its place (H9, C1)', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/')

    await test.step('a row that gets the focus stays clear of the edge at which rows fade', async () => {
      await openDrawer(page)
      await openGroups(page, ['Projects', 'Pages', 'Galleries', 'Masonry'])
      const rows = drawer(page).getByRole('navigation').locator('a:visible, button:visible')
      const edge = await drawer(page).evaluate((sheet) => {
        const middle = [...sheet.querySelectorAll('div')].find((one) => getComputedStyle(one).overflowY === 'auto')
        return (middle?.getBoundingClientRect().bottom ?? NaN) - 40
      })
      const focused = () =>
        rows.evaluateAll((all, end) => {
          const row = all.findIndex((one) => one === document.activeElement)
          return { row, isClear: Math.floor(all[row]?.getBoundingClientRect().bottom ?? NaN) <= end }
        }, edge)
      await rows.first().focus()
      const count = await rows.count()
      for (let row = 1; row < count; row += 1) {
        await page.keyboard.press('Tab')
        await expect.poll(focused, { intervals: [20] }).toEqual({ row, isClear: true })
      }
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
    })

    await test.step('all is there at 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 568 })
      const toggle = await button(page, 'Open menu').boundingBox()
      expect((toggle?.x ?? 0) + (toggle?.width ?? 0)).toBeLessThanOrEqual(300)
      await openDrawer(page)
      await openGroups(page, ['Projects', 'Pages', 'Galleries', 'Masonry'])
      await drawer(page).getByRole('link', { name: 'contact.' }).scrollIntoViewIfNeeded()
      await expect(drawer(page).getByRole('link', { name: 'contact.' })).toBeInViewport()
      await expect.poll(() => drawer(page).boundingBox()).toMatchObject({ x: 0, width: 320 })
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
      await page.setViewportSize({ width: 390, height: 844 })
    })

    await test.step('it closes for the page that is shown, for a panel, and when the window widens past 992 px', async () => {
      await openDrawer(page)
      await drawer(page).getByRole('link', { name: 'Home' }).click()
      await expect(drawer(page)).toBeHidden()
      await expect(page).toHaveURL(prefixed('/'))

      await openDrawer(page)
      await drawer(page).getByRole('link', { name: 'about me.' }).click()
      await expect(drawer(page)).toBeHidden()
      await expect(page).toHaveURL(prefixed('/'))
      await expect(page.locator('html')).not.toHaveClass(/has-offcanvas/)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await openDrawer(page)
      await page.setViewportSize({ width: 992, height: 800 })
      await expect(drawer(page)).toBeHidden()
      await expect(page.locator('html')).not.toHaveClass(/has-offcanvas/)
      await expect(button(page, 'Open menu')).toBeHidden()
      await expect(button(page, 'Pages')).toBeVisible()
      await expect(header(page).getByRole('link').first()).toBeFocused()
    })
  })

  test('shows its entries below its button if its code cannot be had, until the page changes', async ({
    page,
    host,
    allow,
  }) => {
    const files = builtFiles().filter((file) => file.endsWith('.js') && built(file).includes('"offcanvas"'))
    host.misbehave(new RegExp(`^/(${files.join('|')})$`), { status: 503, times: 100 })
    allow.error(/status of 503/)
    await visit(page, '/')
    await button(page, 'Open menu').click()
    await expect(page.locator('nav summary').first()).toBeFocused()
    await expect(page.locator('html')).not.toHaveClass(/has-offcanvas/)

    host.reset()
    await openGroups(page, ['Projects'])
    await header(page).getByRole('link', { name: 'novacair' }).click()
    await expect(button(page, 'Open menu')).toBeVisible()
    await expect(page).toHaveURL(prefixed('/novacair/'))
    await page.goBack()
    await expect(page).toHaveURL(prefixed('/'))
    await openDrawer(page)
  })
})

test('everything that opens is accessible in both themes, in wide and in narrow windows (C2)', async ({
  page,
  axe,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await chooseTheme(page, 'light')
  await visit(page, '/')
  for (const width of [1440, 390])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      if (width === 390) await openDrawer(page)
      await openGroups(page, ['Pages', 'Galleries', 'Masonry'])
      await axe()
      await changeTheme(page, 'dark')
      await axe({ only: 'colours' })
      await changeTheme(page, 'light')
      await page.keyboard.press('Escape')
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('groups open and close, and every entry can be reached, on wide screens', async ({ page }) => {
    await page.goto(prefixed('/'))
    for (const name of ['Pages', 'Galleries', 'Grid']) await header(page).getByText(name, { exact: true }).click()
    await header(page).getByRole('link', { name: 'Two columns' }).click()
    await expect(page).toHaveURL(prefixed('/grid-2/'))
  })

  test('the header scrolls away with the top of the page, over which it is readable', async ({ page }) => {
    for (const path of ['/lento/', '/contact/']) {
      await page.goto(prefixed(path))
      await expect(header(page)).toBeInViewport()
      await scroll(page, 300)
      await expect(header(page), path).not.toBeInViewport()
    }
  })

  test('the menu opens at 320 px (H9)', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(prefixed('/'))
    await expect(header(page).getByRole('link', { name: 'Home' })).toBeHidden()
    await header(page).getByText('Menu', { exact: true }).click()
    await header(page).getByText('Projects', { exact: true }).click()
    await header(page).getByRole('link', { name: 'novacair' }).click()
    await expect(page).toHaveURL(prefixed('/novacair/'))
  })
})
