import type { Page } from '@playwright/test'
import { DROPDOWN } from '../../../src/ui/dropdown'
import { attribute } from '../../support/built-site'
import { built, builtFiles } from '../support/built'
import { projects } from '../support/content'
import { navigate } from '../support/navigation'
import { prefixed, unprefixed } from '../support/site'
import { changeTheme, chooseTheme } from '../../support/page'
import { shifts, watchShifts } from '../../support/shifts'
import { expect, test } from '../../support/test'

const finder = (page: Page) => page.getByRole('combobox', { name: 'Find a page' })
const options = (page: Page) => page.getByRole('option')
const focused = async (page: Page) => {
  const id = await finder(page).getAttribute('aria-activedescendant')
  return id ? page.locator(`[id="${id}"]`).innerText() : ''
}

/** The pages that the finder offers: all that are built, but for what is made for the works of a tag. */
const routes = builtFiles()
  .filter((file) => file.endsWith('/index.html') || file === 'index.html')
  .map((file) => `/${file.replace(/index\.html$/, '')}`)
  // The further pages of a gallery are named nowhere but in the gallery.
  .filter((path) => !/^\/(404|offline|works\/|projects\/\[)|\/\d+\/$/.test(path))
  .sort()

/** Groups of the menu that lead to pages which are neither projects nor galleries. */
const pageGroups = {
  Studio: ['Monday first', 'Second version', 'Look, draw, build'],
  Developer: ['One sheet', 'Poster'],
  Photography: ['Rows', 'Film strip'],
}

test.beforeEach(({ allow }) => allow.error(/status of 404 \(Not Found\)/))

test('what was asked is repeated, and near pages are offered (R1, C11)', async ({ page, axe }) => {
  await chooseTheme(page, 'light')
  await page.goto(prefixed('/gird-3-fluid/'))

  await test.step('the nearest is at hand, and no list of the others stands below', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address.')
    await expect(page.getByText('You asked for /gird-3-fluid.')).toBeVisible()
    await expect(page.getByText('One letter may be missing.')).toBeVisible()
    await expect(finder(page)).toHaveValue('gird-3-fluid')
    await expect(finder(page)).toBeFocused()
    await expect(options(page)).toHaveText([/grid-3-fluid.*Gallery, the closest match/, /Gallery$/, /^All .* pages/])
    await expect.poll(() => focused(page)).toContain('/grid-3-fluid')
    // The last row leads to all others: no list of them stands below.
    await expect(page.getByRole('navigation', { name: 'Find a page' })).toHaveCount(0)
  })

  await test.step('the page is accessible in both themes', async () => {
    await axe()
    await changeTheme(page, 'dark')
    await axe({ only: 'colours' })
  })

  await test.step('Enter goes to the nearest', async () => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(prefixed('/grid-3-fluid/'))
    await expect(page.getByRole('heading', { level: 1, name: 'Works, edge to edge' })).toBeVisible()
    await page.goBack()
  })

  await test.step('the last row shows all pages', async () => {
    await expect.poll(() => focused(page)).toContain('/grid-3-fluid')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(finder(page)).toHaveValue('')
    await expect(options(page)).toHaveCount(routes.length)
  })
})

test('an address like no page leaves the finder empty, over lists of all pages and the work (D2, R1, C11, H8)', async ({
  page,
  axe,
}) => {
  await chooseTheme(page, 'light')
  const response = await page.goto(prefixed('/no-such-page/'))
  const lists = page.getByRole('navigation', { name: 'Find a page' })

  await test.step('an unknown address shows the 404 page with its status', async () => {
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })

  await test.step('the finder is empty and closed, over lists of all pages', async () => {
    await expect(page.getByText('You asked for /no-such-page.')).toBeVisible()
    await expect(finder(page)).toHaveValue('')
    await expect(page.getByText('Select...')).toBeVisible()
    await expect(finder(page)).not.toBeFocused()
    await expect(options(page)).toHaveCount(0)
    await expect(lists.getByRole('link')).toHaveCount(routes.length)
    // The groups of the menu that hold nothing but pages are lists, in its words and its order (H4).
    for (const [name, labels] of Object.entries(pageGroups))
      await expect(lists.getByRole('list', { name, exact: true }).getByRole('link')).toHaveText(labels)
    await expect(lists.getByRole('list', { name: 'Project' }).getByRole('link').first()).toHaveText('srxp')
  })

  await test.step('the page is accessible in both themes', async () => {
    await axe()
    await changeTheme(page, 'dark')
    await axe({ only: 'colours' })
  })

  await test.step('what is found takes the place of the lists, and nothing below moves', async () => {
    const next = page.getByRole('region', { name: 'Or start from the work' })
    const before = await next.boundingBox()
    await finder(page).fill('nova')
    await expect(options(page)).toHaveCount(1)
    await expect(lists).toBeHidden()
    expect(await next.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(lists).toBeVisible()

    // Where nothing is found, they stay.
    await finder(page).fill('zzqq')
    const none = page.getByText('No options')
    await expect(none).toBeVisible()
    await expect(lists).toBeVisible()
    const { y = NaN, height = NaN } = (await none.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual((await lists.getByRole('list', { name: 'Project' }).boundingBox())?.y ?? 0)
    expect(await next.boundingBox()).toEqual(before)
    await finder(page).fill('')
    await page.keyboard.press('Escape')
  })

  await test.step('a keyboard finds any page by a part of its title or address', async () => {
    await finder(page).focus()
    await finder(page).press('ArrowDown')
    await expect(options(page)).toHaveCount(routes.length)
    const menu = await page.getByRole('listbox').boundingBox()
    expect(menu?.height).toBeLessThanOrEqual(DROPDOWN.maxMenuHeight)
    expect(menu?.height).toBeGreaterThanOrEqual(DROPDOWN.minMenuHeight)

    const offered = await options(page).allInnerTexts()
    const paths = offered.map((text) => /\/[a-z\d-]*(?=\s|$)/m.exec(text)?.[0] ?? '')
    expect(paths.map((path) => (path === '/' ? path : `${path}/`)).sort(), 'every page, once').toEqual(routes)
    await expect.poll(() => focused(page)).toBe(offered[0])
    await page.keyboard.press('PageDown')
    await expect.poll(() => focused(page)).toBe(offered[DROPDOWN.pageSize])
    await page.keyboard.press('PageUp')
    await expect.poll(() => focused(page)).toBe(offered[0])

    await finder(page).pressSequentially('NÓVA')
    await expect(options(page)).toHaveCount(1)
    await expect(page.getByText('1 result available.').first()).toBeVisible()
    await finder(page).fill('zzz')
    await expect(page.getByText('No options')).toBeVisible()
    await finder(page).fill('nova')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(prefixed('/novacair/'))
    // A page that has come gives its title the focus.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page.getByText('You asked for /no-such-page.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('works made with what is typed follow its tag', async () => {
    await finder(page).fill('reactjs')
    await expect(options(page).first()).toContainText('/works/react')
    await expect(options(page).filter({ hasText: 'srxp' })).toContainText('ReactJS')
    await page.keyboard.press('Escape')
  })

  await test.step('five projects follow, each a link with its cover', async () => {
    const rows = page.getByRole('region', { name: 'Or start from the work' }).getByRole('listitem')
    await expect(rows).toHaveCount(5)
    const paths = projects.map(({ path }) => path)
    for (const link of await rows.getByRole('link').all())
      expect(paths).toContain(unprefixed((await link.getAttribute('href')) ?? ''))
    await rows.nth(1).click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL(prefixed('/novacair/'))
  })
})

test('an address that cannot be decoded shows the same (C11)', async ({ page }) => {
  for (const [asked, shown] of [
    ['/no%2Fsuch/', '/no/such'],
    ['/no%25such/', '/nosuch'],
    ['/no-such%', '/no-such'],
    ['/no-such%FF/', '/no-suchFF'],
    ['/no//such/', '/no/such'],
  ] as const)
    await test.step(asked, async () => {
      await page.goto(prefixed(asked))
      await expect(page.getByText(`You asked for ${shown}.`)).toBeVisible()
      await finder(page).fill('nova')
      await expect(options(page)).toHaveCount(1)
    })
})

test('a link within the site to a missing page shows the same (D2)', async ({ page }) => {
  await page.goto(prefixed('/about/'))
  await page.waitForFunction(() => '___navigate' in window)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await navigate(page, '/srpx')
  await expect(page.getByText('You asked for /srpx.')).toBeVisible()
  await expect(finder(page)).toHaveValue('srpx')
})

test('without JavaScript there is a plain list of all pages', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto(prefixed('/no-such-page/'))
  const links = page.getByRole('navigation', { name: 'Find a page' }).getByRole('link')
  const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(paths.map(unprefixed).sort()).toEqual(routes)
  await expect(finder(page)).toHaveCount(0)
  await expect(page.getByText('Select...')).toBeHidden()
  expect(new Set(attribute(built('404.html'), 'href'))).toContain(prefixed('/srxp/'))
})

test('when the finder cannot be loaded there is the plain list', async ({ page, host }) => {
  const scripts = builtFiles().filter((file) => /^[^/]+\.js$/.test(file) && built(file).includes('instanceId:"finder"'))
  expect(scripts.length).toBeGreaterThan(0)
  for (const file of scripts) host.misbehave(`/${file}`, { status: 404 })
  await page.goto(prefixed('/no-such-page/'))
  await expect(page.getByRole('navigation', { name: 'Find a page' }).getByRole('link')).toHaveCount(routes.length)
})

for (const width of [390, 820, 1440]) {
  test(`nothing moves when the finder arrives, and nothing is cut, at ${width} px`, async ({ page, host }) => {
    // Scripts that take their time, so that the page is painted before they run.
    host.misbehave(/\.js$/, { delay: 100, times: Infinity })
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    await page.goto(prefixed('/no-such-page/'), { waitUntil: 'commit' })
    await expect(page.getByRole('navigation', { name: 'Find a page' })).toBeVisible()
    await expect(page.getByText('You asked for')).toBeVisible()
    await expect(finder(page)).toBeVisible()
    expect(await shifts(page), 'with nothing near').toBeLessThanOrEqual(0.02)

    await finder(page).fill('nova')
    const count = page.getByRole('main').locator('p').filter({ hasText: '1 result available.' })
    await expect(count).toBeVisible()
    const asked = await page.getByText('You asked for').boundingBox()
    expect((asked?.y ?? 0) + (asked?.height ?? 0), 'what was asked ends above the count').toBeLessThanOrEqual(
      (await count.boundingBox())?.y ?? 0,
    )

    await page.goto(prefixed('/srpx/'))
    await expect(options(page).first()).toBeVisible()
    expect(await shifts(page), 'with pages near').toBeLessThanOrEqual(0.02)
    await expect(count, 'the near pages are not counted').toHaveCount(0)
    const last = await options(page).last().boundingBox()
    const next = await page.getByRole('region', { name: 'Or start from the work' }).boundingBox()
    const gap = (next?.y ?? NaN) - (last?.y ?? NaN) - (last?.height ?? NaN)
    expect(gap, 'what follows stands below').toBeGreaterThanOrEqual(0)
    expect(gap, 'and right below').toBeLessThan(48)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

test('what follows the finder is there where its scripts are missing', async ({ page, host, allow }) => {
  allow.error(/status of 404 .*\.js$/)
  host.misbehave(/\.js$/, { status: 404, times: Infinity })
  const failed = page.waitForEvent('console', (message) => message.text().includes('404'))
  await page.goto(prefixed('/no-such-page/'), { waitUntil: 'commit' })
  await failed
  await expect(page.getByRole('heading', { name: 'Or start from the work' })).toBeVisible()
})
