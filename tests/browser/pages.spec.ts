import type { Page } from '@playwright/test'
import { attribute, built, builtFiles } from './support/built'
import { chooseTheme, readToTheEnd, themes } from './support/page'
import { shifts, watchShifts } from './support/shifts'
import { expect, test } from './support/test'

/** The pages of R1, by name; `index` is the home page. */
const pages = [
  ...['index', 'about', 'contact', 'agency-1', 'agency-2', 'designer-2', 'devloper-1', 'devloper-2'],
  ...['photography-1', 'photography-2', 'portfolio-details', 'portfolio-details-2'],
  ...['srxp', 'novacair', 'grofalex', 'tjapp', 'lento', 'sighthub'],
  ...['grid-2', 'grid-3', 'grid-3-fluid', 'grid-4', 'grid-4-fluid', 'masonry-2-column', 'masonry-3-column'],
  ...['masonry-3-column-fluid', 'masonry-4-column', 'masonry-4-column-fluid'],
]
const pathOf = (name: string) => (name === 'index' ? '/' : `/${name}/`)
const html = (name: string) => built(pathOf(name).slice(1) + 'index.html')
const bare = ['devloper-2', 'photography-2']

const widths = [390, 820, 1440]
const heights: Record<number, number> = { 390: 844, 820: 1180, 1440: 900 }

const only = (name: string, pattern: RegExp) => {
  const all = [...html(name).matchAll(pattern)].map(([, text = '']) => text)
  expect(all, `${pattern} in ${name}`).toHaveLength(1)
  return all[0]
}

test('there are 28 pages (R1)', () => {
  expect(pages).toHaveLength(28)
})

test('every page has one title, one description and one first heading, and shares none of the first two (R1, L2)', () => {
  const descriptions = pages.map((name) => only(name, /<meta [^>]*name="description" content="([^"]+)"/g))
  expect(new Set(descriptions).size).toBe(pages.length)
  for (const name of pages) only(name, /<h1[\s>](.)/g)
  // Bare pages are called by the owner's name alone.
  const titles = pages.filter((name) => !bare.includes(name)).map((name) => only(name, /<title[^>]*>([^<]+)</g))
  expect(new Set(titles).size).toBe(titles.length)
})

test('other sites show a picture with every page, with a project its own', () => {
  const files = builtFiles()
  const pictures = pages.map((name) => {
    const [, address = ''] = /<meta [^>]*property="og:image" content="([^"]+)"/.exec(html(name)) ?? []
    return new URL(address).pathname.slice(1)
  })
  for (const picture of pictures) expect.soft(files).toContain(picture)
  // Eight projects, and one for the site.
  expect(new Set(pictures).size).toBe(9)
})

test('every page is reached from the menu or from a page (R1)', () => {
  const linked = new Set(pages.flatMap((name) => attribute(html(name), 'href')))
  for (const name of pages) expect.soft([...linked]).toContain(pathOf(name))
})

for (const name of [...pages, '404'])
  for (const width of widths)
    for (const theme of themes)
      test(`/${name} can be read to its end at ${width} px in ${theme} (R1, C1, C2)`, async ({ page, axe }) => {
        await page.setViewportSize({ width, height: heights[width] ?? width })
        await chooseTheme(page, theme)
        await watchShifts(page)
        await page.goto(name === '404' ? '/404.html' : pathOf(name))
        await readToTheEnd(page)

        expect.soft(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        expect.soft(await shifts(page), 'layout shift').toBeLessThanOrEqual(0.02)
        expect.soft(await page.locator('img:not([alt])').count(), 'images without a text').toBe(0)
        await axe()
      })

for (const name of ['index', 'about', 'contact', 'agency-1', 'devloper-1', 'srxp', 'grid-3'])
  test(`/${name} is read in the size that a visitor has set, on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(pathOf(name))
    const size = () => page.locator('body').evaluate((body) => parseFloat(getComputedStyle(body).fontSize))
    const before = await size()
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(await size()).toBeCloseTo(2 * before, 1)
    await readToTheEnd(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

/** The headings and the links of a page, as text. */
const contentOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('h1, h2, h3, a[href]')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((one) => one.getAttribute('href') ?? one.textContent.replace(/\s+/g, ' ').trim())
        // Tags filter by script, and are plain text without.
        .filter((text) => !text.includes('?tags=')),
    )

for (const name of pages)
  test(`/${name} keeps its headings and links without JavaScript`, async ({ page, visitor }) => {
    await page.goto(pathOf(name))
    await readToTheEnd(page)
    const plain = await visitor({ javaScriptEnabled: false })
    await plain.goto(pathOf(name))
    expect(await contentOf(plain)).toEqual(expect.arrayContaining(await contentOf(page)))
  })
