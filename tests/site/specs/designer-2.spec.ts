import type { Locator, Page } from '@playwright/test'
import { site } from '../support/content'
import { prefixed } from '../support/site'
import { chooseTheme, readToTheEnd, settle } from '../../support/page'
import { shifts, watchShifts } from '../../support/shifts'
import { expect, test } from '../../support/test'
import { paint } from '../support/tokens'

const PATH = '/designer-2/'
const NAMES = ['srxp', 'novacair', 'grofalex', 'tjapp', 'lento', 'sighthub']

test('the dark theme keeps dark what lies on pictures, and changes the inks of what stands on paper (P3)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await chooseTheme(page, 'dark')
  await page.goto(prefixed(PATH))
  const picture = page.getByRole('main').getByRole('img').first()
  const brand = page.getByRole('banner').getByText(site.brand)

  await test.step('picture and display line fill the first window, with the header on the picture', async () => {
    const { x, y, width, height } = await box(picture)
    expect(x).toBe(0)
    expect(y).toBe(0)
    expect(width / height).toBeCloseTo(21 / 9, 1)
    const line = await box(page.getByRole('heading', { level: 1 }))
    expect(line.y + line.height).toBeLessThanOrEqual(900)
    // Dark on the sky in the dark theme too.
    await expect(brand).toHaveCSS('color', paint('ink'))
  })
  await test.step('question and address stand dark on the last picture in both themes', async () => {
    const end = page.getByRole('region', { name: 'Have a project or a question?' })
    const address = end.getByRole('link', { name: site.owner.email })
    await expect(address).toHaveAttribute('href', `mailto:${site.owner.email}`)
    await expect(address).toHaveCSS('color', paint('ink'))
  })
  await test.step('on phones the header stands on paper above the picture, in the inks of the theme', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    // Its height glides from one window's to the other's.
    const apart = async () => {
      const header = await box(page.getByRole('banner'))
      return (await box(picture)).y - header.y - header.height
    }
    await expect.poll(apart, { intervals: [50] }).toBe(0)
    await expect(brand).toHaveCSS('color', paint('ink', 'dark'))
  })
})

test('where a pointer can hover, one name is current, with its picture beside all six', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1100 })
  await page.goto(prefixed(PATH))
  await names(page).scrollIntoViewIfNeeded()
  await settle(page)

  await test.step('the first name at rest', async () => {
    await expectCurrent(page, 'srxp')
    const list = await box(names(page))
    const picture = await box(entry(page, 'srxp').getByRole('img'))
    expect(picture.x).toBeCloseTo(64 + 6 * 112, 0)
    expect(picture.x + picture.width).toBe(1440)
    expect(Math.abs(picture.height - list.height)).toBeLessThanOrEqual(1)
  })
  await test.step('the one that is pointed at, also after the pointer has left it, and nothing shifts', async () => {
    await watchShifts(page)
    for (const name of NAMES) await link(page, name).hover()
    await link(page, 'lento').hover()
    await expectCurrent(page, 'lento')
    await expect(link(page, 'lento')).toHaveCSS('color', paint('ink'))
    await page.mouse.move(1400, 10)
    await expectCurrent(page, 'lento')
    await settle(page)
    expect(await shifts(page)).toBe(0)
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await test.step('without motion the pictures are exchanged at once', async () => {
    await link(page, 'tjapp').hover()
    await expectCurrent(page, 'tjapp')
    const moving = entry(page, 'tjapp').getByRole('img').locator('xpath=ancestor::div[2]')
    await expect(moving).toHaveCSS('animation-duration', '0s')
  })
  await test.step('the one that has the keyboard focus', async () => {
    await page.mouse.move(1400, 10)
    await link(page, 'srxp').focus()
    for (const name of NAMES.slice(1)) {
      await page.keyboard.press('Tab')
      await expect(link(page, name)).toBeFocused()
      await expectCurrent(page, name)
    }
  })
  await test.step('its picture leads to its project', async () => {
    await link(page, 'novacair').hover()
    const { x, y, width, height } = await box(entry(page, 'novacair').getByRole('img'))
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(page).toHaveURL(prefixed('/novacair/'))
  })
})

test('on narrow screens each name has its picture below, which takes its colour once it is scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(prefixed(PATH))
  await test.step('nobody is told to point', async () => {
    await expectPicturesBelow(page)
    await expect(page.getByText('Point at a name to see it.')).toBeHidden()
  })
  await test.step('a picture is grey until it has been scrolled to', async () => {
    await page.mouse.wheel(0, 200)
    await expect(page.locator('html')).toHaveClass(/reveals/)
    const last = entry(page, 'sighthub').getByRole('img')
    await expect(last).toHaveCSS('filter', 'grayscale(1)')
    await last.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 200)
    await expect(last).toHaveCSS('filter', 'none')
  })
})

test('by touch each name has its picture below, on alternating sides', async ({ visitor }) => {
  const page = await visitor({ hasTouch: true, isMobile: true, viewport: { width: 1000, height: 900 } })
  await page.goto(prefixed(PATH))
  await readToTheEnd(page)
  await expectPicturesBelow(page)
  const sides = await Promise.all(NAMES.slice(0, 2).map((name) => box(entry(page, name).getByRole('img'))))
  expect(sides[0] && sides[0].x + sides[0].width).toBe(1000)
  expect(sides[1]?.x).toBe(0)
  await link(page, 'grofalex').tap()
  await expect(page).toHaveURL(prefixed('/grofalex/'))
})

test('without scripts each name has its picture below, in a wide window too', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  await page.goto(prefixed(PATH))
  await expectPicturesBelow(page)
  await expect(page.getByText('And because I also write the code')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: site.owner.email })).toBeVisible()
})

const names = (page: Page) => page.getByRole('region', { name: 'Six I drew and built' }).getByRole('list')
const entry = (page: Page, name: string) =>
  names(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

/** The place of an element that must have one. */
async function box(element: Locator) {
  const found = await element.boundingBox()
  if (!found) throw new Error('The element is not on the page')
  return found
}

/** Expects the picture and the caption of one name to lie on top of the others. */
async function expectCurrent(page: Page, current: string) {
  for (const name of NAMES) {
    const caption = entry(page, name).getByRole('paragraph')
    await expect(caption).toHaveCSS('opacity', name === current ? '1' : '0')
  }
  const { x, y, width } = await box(entry(page, current).getByRole('img'))
  const top = await page.evaluate(
    ([left, above]) => document.elementFromPoint(left, above)?.closest('li')?.querySelector('a')?.textContent,
    [x + width / 2, Math.max(y, 0) + 150] as const,
  )
  expect(top).toBe(current)
}

async function expectPicturesBelow(page: Page) {
  for (const name of NAMES) {
    const picture = entry(page, name).getByRole('img')
    await expect(picture).toBeVisible()
    await expect(entry(page, name).getByRole('paragraph')).toHaveCSS('opacity', '1')
    const head = await box(link(page, name))
    expect((await box(picture)).y).toBeGreaterThan(head.y + head.height)
  }
}
