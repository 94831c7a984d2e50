import { workNames as names } from '../support/content'
import { prefixed } from '../support/site'
import { changeTheme, chooseTheme } from '../../support/page'
import { shifts, watchShifts } from '../../support/shifts'
import { expect, test } from '../../support/test'
import { seconds, token } from '../support/tokens'
import {
  total,
  first,
  widths,
  works,
  headings,
  status,
  finder,
  options,
  group,
  kinds,
  dropdowns,
  open,
  galleries,
  showAll,
} from '../support/gallery'

test('the open list and a set filter are accessible in both themes (C11)', async ({ page, axe }) => {
  await chooseTheme(page, 'light')
  await open(page, '/grid-3/?tags=landscape,sea')
  await expect(works(page)).toHaveCount(1)
  await finder(page).press('ArrowDown')
  await expect(options(page).first()).toBeVisible()
  await axe()
  await changeTheme(page, 'dark')
  await expect(options(page).first()).toBeVisible()
  await axe({ only: 'colours' })
})

test('the dropdown finds tags and works, by what is typed and by keys (C11)', async ({ page, axe }) => {
  await open(page)

  await test.step('it offers every tag with its count, and says how many results there are', async () => {
    await expect(page.getByText('Select...')).toBeVisible()
    await finder(page).press('ArrowDown')
    await expect(options(page).first()).toHaveText(`All works${total}`)
    await expect(options(page).filter({ hasText: 'Architecture' })).toHaveText('Architecture7')

    const menu = await page.getByRole('listbox').boundingBox()
    expect(menu?.height).toBeLessThanOrEqual(300)
    expect(menu?.height).toBeGreaterThanOrEqual(140)

    await finder(page).pressSequentially('la')
    await expect(group(page, 'Tags').getByRole('option')).toHaveText(['Landscape5', 'Laravel/PHP81'])
    await expect(options(page).getByText('La', { exact: true }).first()).toBeVisible()

    // In the middle of words from the third letter on.
    await finder(page).fill('las')
    await expect(group(page, 'Tags').getByRole('option')).toHaveText(['Glass1'])
    const found = names.filter((name) => name.toLowerCase().includes('las'))
    await expect(group(page, 'Works').getByRole('option')).toHaveText(found.map((name) => new RegExp(`^${name}`)))
    await expect(page.getByText(`${1 + found.length} results available`)).toBeAttached()

    await finder(page).fill('ÁRCHI')
    await expect(options(page)).toHaveText(['Architecture7'])
    await expect(page.getByText('1 result available')).toBeAttached()

    await finder(page).fill('zzz')
    await expect(page.getByText('No options')).toBeVisible()
    await finder(page).fill('')
    await finder(page).press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
  })

  await test.step('page keys move by five options, Escape closes, Backspace clears', async () => {
    await finder(page).press('ArrowDown')
    const offered = await options(page).allInnerTexts()
    const active = async () => {
      const id = await finder(page).getAttribute('aria-activedescendant')
      return id ? offered.indexOf(await page.locator(`[id="${id}"]`).innerText()) : -1
    }
    await expect.poll(active).toBe(0)
    await finder(page).press('PageDown')
    await expect.poll(active).toBe(5)
    await finder(page).press('PageDown')
    await expect.poll(active).toBe(10)
    await finder(page).press('PageUp')
    await expect.poll(active).toBe(5)

    await finder(page).press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(finder(page)).toBeFocused()

    await finder(page).pressSequentially('dutch')
    await finder(page).press('Enter')
    await expect(status(page)).toHaveText(`3 of ${total} works`)
    await expect(finder(page)).toBeFocused()
    await finder(page).press('Backspace')
    await expect(status(page)).toHaveText(`${first} of ${total} works`)
    await expect(page).toHaveURL(prefixed('/grid-3/'))
  })

  await test.step('tags narrow the works, and keep their numbers in the whole list', async () => {
    await finder(page).fill('landsc')
    await finder(page).press('Enter')
    await expect(page).toHaveURL(prefixed('/grid-3/?tags=landscape'))
    await expect(headings(page)).toHaveCount(5)
    await expect(kinds(page).getByRole('link', { name: 'Landscape 5' })).toHaveAttribute('aria-current', 'true')

    await finder(page).fill('dut')
    await finder(page).press('Enter')
    await expect(page).toHaveURL(prefixed('/grid-3/?tags=landscape,dutch'))
    await expect(headings(page)).toHaveText([/^Breakwater/, /^Bulb fields/])
    await expect(works(page).nth(1)).toContainText('18')
    await expect(status(page)).toHaveText(`2 of ${total} works`)
    const says = page.getByRole('main').getByText('Two of twenty-six.')
    await expect(says, 'in place of the introduction').toBeInViewport()
    await kinds(page)
      .getByRole('link', { name: `All ${total}` })
      .click()
    await expect(works(page)).toHaveCount(first)
  })

  await test.step('works are found by name: a project opens its page, a photograph opens over the page', async () => {
    await finder(page).fill('descent')
    await expect(group(page, 'Works').getByRole('option')).toHaveText(/^Descent/)
    await axe()
    await finder(page).press('Enter')
    await expect(page.getByRole('dialog')).toContainText('Descent')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(prefixed('/grid-3/'))

    await finder(page).fill('novac')
    await finder(page).press('Enter')
    await expect(page).toHaveURL(prefixed('/novacair/'))
  })
})

test('the words of the dropdown keep their place when it is opened, and a cut row tells that its list goes on', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(prefixed('/grid-3/'))
    const left = async () => Math.round((await finder(page).boundingBox())?.x ?? 0)
    const before = await left()
    // What is focused before the scripts are there brings no dropdown.
    await expect(async () => {
      await finder(page).blur()
      await finder(page).focus()
      await expect(finder(page)).toHaveAttribute('id', /^react-select/, { timeout: 1000 })
    }).toPass()
    expect(await left(), `at ${width} px`).toBe(before)
    await finder(page).press('ArrowDown')
    const list = await page.getByRole('listbox').boundingBox()
    const row = await options(page).first().boundingBox()
    expect(((list?.height ?? 0) / (row?.height ?? 1)) % 1, `at ${width} px`).toBeCloseTo(0.6)
  }
})

test('a link with tags opens filtered; back and forward undo and redo a choice', async ({ page }) => {
  await page.goto(prefixed('/masonry-2-column/?tags=still-life'))
  await expect(status(page)).toHaveText(`4 of ${total} works`)

  await kinds(page).getByRole('link', { name: 'Product 9' }).click()
  await expect(status(page)).toHaveText(`9 of ${total} works`)
  await expect(page).toHaveURL(prefixed('/masonry-2-column/?tags=product'))
  await page.goBack()
  await expect(status(page)).toHaveText(`4 of ${total} works`)
  await page.goForward()
  await expect(status(page)).toHaveText(`9 of ${total} works`)

  await kinds(page)
    .getByRole('link', { name: `All ${total}` })
    .click()
  await expect(page).toHaveURL(prefixed('/masonry-2-column/'))
  await expect(works(page)).toHaveCount(first)
})

for (const slug of ['grid-3', 'masonry-3-column'])
  for (const width of widths)
    test(`a link with tags opens ${slug} filtered at ${width} px without a shift`, async ({ page, host }) => {
      // Scripts that take their time, so that the page is painted before they run.
      host.misbehave(/\.js$/, { delay: 300, times: Infinity })
      await watchShifts(page)
      await page.setViewportSize({ width, height: 900 })
      await page.goto(prefixed(`/${slug}/?tags=landscape`), { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(works(page).first()).toBeHidden()
      await expect(works(page)).toHaveCount(5)
      await expect(works(page).first()).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(finder(page)).toBeVisible()
      expect(await shifts(page), 'layout shift').toBeLessThanOrEqual(0.02)
    })

test('a link with tags shows works after a while when scripts fail', async ({ page, host, allow }) => {
  host.misbehave(/\.js$/, { status: 500, times: Infinity })
  allow.error(/Failed to load resource.* 500 /)
  await page.clock.install()
  // Not until the page is taken over, which it never is.
  await page.goto(prefixed('/grid-3/?tags=landscape'), { waitUntil: 'commit' })
  await page.waitForLoadState()
  await expect(works(page).first()).toBeHidden()
  await page.clock.fastForward(1000 * seconds(token('loader-patience')))
  await expect(works(page).first()).toBeVisible()
  await expect(works(page)).toHaveCount(first)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('tags that no work has are left out of a shared link; an empty result says so and leads back to all works', async ({
  page,
}) => {
  await page.goto(prefixed('/grid-2/?tags=moon'))
  await expect(works(page)).toHaveCount(first)
  await page.goto(prefixed('/grid-3/?tags=product,sea'))
  await expect(page.getByText('No work is tagged Product and Sea.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all works' }).press('Enter')
  await expect(works(page)).toHaveCount(first)
  await expect(page).toHaveURL(prefixed('/grid-3/'))
  await expect(page.getByRole('region', { name: 'Works' })).toBeFocused()
})

test('the columns switch takes the chosen tags along, and the closing line leads to another gallery', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(prefixed('/grid-4-fluid/?tags=dark'))
  const columns = page.getByRole('navigation', { name: 'Columns' })
  await expect(columns.getByRole('link', { name: '4 columns' })).toHaveAttribute('aria-current', 'page')
  await columns.getByRole('link', { name: '3 columns' }).click()
  await expect(page).toHaveURL(prefixed('/grid-3-fluid/?tags=dark'))
  await expect(status(page)).toHaveText(`2 of ${total} works`)

  const { closing } = galleries.find(({ slug }) => slug === 'grid-3-fluid') ?? {}
  const onward = page.getByRole('link', { name: closing?.link ?? '' })
  await expect(onward).toHaveAttribute('href', prefixed(`/${closing?.to}/?tags=dark`))
  await kinds(page)
    .getByRole('link', { name: `All ${total}` })
    .click()
  await expect(works(page)).toHaveCount(first)
  await showAll(page)
  await onward.click()
  await expect(page).toHaveURL(prefixed(`/${closing?.to}/`))
})

test('when the dropdown cannot be loaded, the kinds still filter', async ({ page, host, allow }) => {
  const scripts = dropdowns()
  expect(scripts.length).toBeGreaterThan(0)
  for (const file of scripts) host.misbehave(`/${file}`, { status: 404 })
  allow.error(/Failed to load resource.* 404 /)

  await page.goto(prefixed('/grid-3/'))
  await finder(page).focus()
  await kinds(page).getByRole('link', { name: 'Still life 4' }).click()
  await expect(works(page)).toHaveCount(4)
  await expect.poll(() => scripts.some((file) => host.count(`/${file}`) > 0)).toBe(true)
  await expect(finder(page)).toHaveCount(0)
})

test('the dropdown is not loaded on other pages nor ahead, but with what is typed first (C11)', async ({
  page,
  host,
}) => {
  const requests = () => dropdowns().filter((file) => host.count(`/${file}`) > 0)
  await page.goto(prefixed('/srxp/'), { waitUntil: 'networkidle' })
  expect(host.count(/\.js$/)).toBeGreaterThan(2)
  expect(requests()).toEqual([])

  await page.goto(prefixed('/grid-3/'), { waitUntil: 'networkidle' })
  await expect(finder(page)).toBeVisible()
  expect(requests()).toEqual([])
  await finder(page).fill('dutch')
  await expect(options(page).first()).toHaveText(/^Dutch/)
  expect(requests()).not.toEqual([])
  await finder(page).press('Enter')
  await expect(page).toHaveURL(prefixed('/grid-3/?tags=dutch'))
})
