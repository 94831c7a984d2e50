import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { WORKS_A_PAGE } from '../../../src/content/nodes/work-pages'
import type { Gallery } from '../../../src/content/schemas/gallery'
import { everything, workTags } from '../support/content'
import { prefixed } from '../support/site'
import { expect, test } from '../../support/test'

const galleries = parse(readFileSync('tests/site/content/galleries.yml', 'utf8')) as Gallery[]
const total = workTags.length
const works = (page: Page) => page.getByRole('region', { name: 'Works' }).getByRole('listitem')
const status = (page: Page) => page.getByRole('main').getByRole('status')
const more = (page: Page) => page.getByRole('button', { name: 'Show more' })
const kinds = (page: Page) => page.getByRole('list', { name: 'Kinds of work' })
const names = (page: Page) => works(page).getByRole('heading').allTextContents()

/** Opens a gallery and waits until scripts have made a button of the link. */
async function open(page: Page, address: string) {
  await page.goto(prefixed(address))
  await expect(more(page)).toBeVisible()
}

test('without JavaScript a link leads to the next page of a gallery, which leads back and on', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto(prefixed('/grid-3/'))
  await expect(works(page)).toHaveCount(WORKS_A_PAGE)
  const before = await names(page)
  await expect(page.getByText('Twenty-four of twenty-six.')).toBeVisible()
  await page.getByRole('link', { name: 'Show more' }).click()

  await expect(page).toHaveURL(prefixed('/grid-3/2/'))
  await expect(page).toHaveTitle(/, page 2 — /)
  await expect(works(page)).toHaveCount(total - WORKS_A_PAGE)
  await expect(page.getByText(`${WORKS_A_PAGE + 1}–${total} / ${total}`)).toHaveCount(1)
  const after = await names(page)
  expect(after.filter((name) => before.includes(name))).toEqual([])
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/grid-3\/2\/$/)
  expect(await page.locator('link[rel=prev]').getAttribute('href')).toMatch(/\/grid-3\/$/)
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0)
  // The page ends once.
  await expect(page.getByText('Twenty-six of twenty-six.')).toHaveCount(0)
  await page.getByRole('link', { name: 'Previous works' }).first().click()
  await expect(page).toHaveURL(prefixed('/grid-3/'))
})

test('a button adds the works of the next page, which a filter covers and the browser remembers', async ({
  page,
  axe,
}) => {
  const { closing } = galleries.find(({ slug }) => slug === 'grid-3') ?? {}
  await open(page, '/grid-3/')

  await test.step('a gallery that goes on names another one too, and does not say that these were all', async () => {
    await expect(page.getByRole('link', { name: closing?.link ?? '' })).toBeVisible()
    await expect(page.getByText(closing?.text ?? '')).toHaveCount(0)
  })

  await test.step('a filter covers the works of all pages, and leaves as many as before when it is taken back', async () => {
    const products = workTags.filter((tags) => tags.includes('product')).length
    await kinds(page)
      .getByRole('link', { name: `Product ${products}` })
      .click()
    await expect(works(page)).toHaveCount(products)
    await expect(status(page)).toHaveText(`${products} of ${total} works`)
    await page.goBack()
    await expect(works(page)).toHaveCount(WORKS_A_PAGE)
  })

  await test.step('a button adds the works of the next page, moves the focus to the first of them and says how many there are', async () => {
    const before = await names(page)
    await more(page).focus()
    await page.keyboard.press('Space')
    await expect(works(page)).toHaveCount(total)
    expect((await names(page)).slice(0, before.length)).toEqual(before)
    await expect(works(page).nth(WORKS_A_PAGE).getByRole('link')).toBeFocused()
    await expect(status(page)).toHaveText(`${total} of ${total} works`)
    await expect(page).toHaveURL(prefixed('/grid-3/'))
    await expect(more(page)).toHaveCount(0)
    await expect(page.getByText(closing?.text ?? '')).toBeVisible()
    await axe()
  })

  await test.step('back and a reload show as many works as before', async () => {
    await works(page).nth(0).getByRole('link').click()
    await expect(page).toHaveURL(prefixed('/srxp/'))
    await page.goBack()
    await expect(page).toHaveURL(prefixed('/grid-3/'))
    await expect(works(page)).toHaveCount(total)
    await page.reload()
    await expect(works(page)).toHaveCount(total)
  })
})

test('a filter in the address covers the works of all pages', async ({ page }) => {
  await page.goto(prefixed('/masonry-4-column-fluid/?tags=screens'))
  await expect(works(page)).toHaveCount(everything.screens)
})

test('the dropdown finds works of other pages by name once somebody goes into it (C11)', async ({ page, host }) => {
  await open(page, '/masonry-2-column/')
  await page.getByRole('combobox', { name: 'Filter works' }).fill('mud flats')
  await expect(page.getByRole('option')).toHaveText([/^Mud flats/])
  expect(host.count('/page-data/masonry-2-column/2/page-data.json')).toBeGreaterThan(0)
})

test('works that do not arrive are asked for again', async ({ page, host, allow }) => {
  const data = '/page-data/grid-2/2/page-data.json'
  // The browser fetches it ahead once the link is near, as it does for any link.
  host.misbehave(data, { status: 503, times: Infinity })
  allow.error(/Failed to load resource.* 503 /)
  await open(page, '/grid-2/')
  await more(page).click()
  await expect(status(page)).toHaveText('The next works did not arrive. Please try again.')
  await expect(works(page)).toHaveCount(WORKS_A_PAGE)
  host.reset()
  await more(page).click()
  await expect(works(page)).toHaveCount(total)
})

test('the columns of everything end on one line, until all works are shown and then, above the closing line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/masonry-4-column-fluid/')
  const ends = () =>
    works(page).evaluateAll((all) => {
      const lowest = new Map<number, number>()
      for (const one of all) {
        const { left, bottom } = one.getBoundingClientRect()
        lowest.set(Math.round(left), Math.max(lowest.get(Math.round(left)) ?? 0, bottom))
      }
      return [...lowest.values()]
    })
  const apart = (level: readonly number[]) => Math.max(...level) - Math.min(...level)
  const level = await ends()
  expect(level).toHaveLength(4)
  expect(apart(level)).toBeLessThanOrEqual(2)
  await more(page).click()
  await expect(works(page)).toHaveCount(everything.photographs + everything.screens)
  await expect(more(page)).toHaveCount(0)
  await expect.poll(async () => apart(await ends())).toBeLessThanOrEqual(2)
  const { closing } = galleries.find(({ hang }) => hang === 'everything') ?? {}
  const line = await page.getByText(closing?.text ?? '').boundingBox()
  expect(line?.y).toBeGreaterThan(Math.max(...(await ends())))
})
