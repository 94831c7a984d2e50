import { statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { attribute } from '../support/built-site'
import { openEverything } from '../support/open-everything'
import { changeTheme, chooseTheme, readToTheEnd } from '../support/page'
import { shifts, watchShifts } from '../support/shifts'
import { type Axe, expect, test } from '../support/test'
import { ROOT } from './support/root'
import { addresses, htmlOf, origin, site } from './support/site'

/** The viewports that every page is read in. */
const phone = { width: 390, height: 844 }
const tablet = { width: 820, height: 1180 }
const desk = { width: 1440, height: 900 }

/** The visible headings and links of a page, as text. */
const contentOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('h1, h2, h3, a[href]')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((one) => one.getAttribute('href') ?? one.textContent.replace(/\s+/g, ' ').trim())
        // Tags are links with scripts, and plain text without.
        .filter((text) => !text.includes('?tags=')),
    )

/** By how many pixels the page is wider than the viewport. */
const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** By how many pixels a link or button of the header exceeds the viewport; being fixed, the header widens nothing. */
const cut = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('header :is(a, summary, button)')].map(
        (one) => one.getBoundingClientRect().right - innerWidth,
      ),
    ),
  )

/** Spaces the text as a reader may (WCAG 1.4.12), and returns a function that undoes it. */
async function spaceText(page: Page) {
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet()
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [spaced]
  })
  return () => page.evaluate(() => void (document.adoptedStyleSheets = []))
}

/**
 * The pictures, by alternative text, of list items with a single link that do not lead where it does when they are
 * clicked in their middle. In the film strip a script takes the click, and the pointer says so.
 */
const pastTheirLink = (page: Page) =>
  page
    .getByRole('main')
    .locator('li:has(img)')
    .evaluateAll(async (items) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      // Some pictures are cut by their frame.
      const middleOf = (image: Element) => {
        image.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })
        const own = image.getBoundingClientRect()
        const frame = image.closest('picture')?.parentElement?.getBoundingClientRect() ?? own
        const middle = (starts: number[], ends: number[]) => (Math.max(...starts) + Math.min(...ends)) / 2
        return document.elementFromPoint(
          middle([own.left, frame.left], [own.right, frame.right]),
          middle([own.top, frame.top], [own.bottom, frame.bottom]),
        )
      }
      const past: string[] = []
      for (const item of items) {
        const [link, ...others] = item.querySelectorAll('a')
        // In the film strip only the current photograph is a link for keys.
        if (!link || others.length > 0 || link.tabIndex < 0) continue
        for (const image of item.querySelectorAll('img')) {
          if (!image.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
          // What comes into the window for the first time gets its size only now, and moves.
          const hit = middleOf(image) ?? (await nextFrame(), middleOf(image))
          if (!link.contains(hit) && (!hit || getComputedStyle(hit).cursor === 'auto'))
            past.push(image.alt || image.currentSrc)
        }
      }
      return past
    })

/** What must hold once the page has been read to its end at this viewport width. */
async function expectSound(page: Page, axe: Axe, at: string) {
  expect.soft(await page.getByRole('heading', { level: 1 }).count(), `first headings ${at}`).toBe(1)
  expect.soft(await overhang(page), `scrolls sideways ${at}`).toBeLessThanOrEqual(0)
  expect.soft(await shifts(page), `layout shift ${at}`).toBeLessThanOrEqual(0.02)
  expect.soft(await page.locator('img:not([alt])').count(), `images without a text ${at}`).toBe(0)
  expect.soft(await pastTheirLink(page), `pictures that do not lead where their link does ${at}`).toEqual([])
  await axe()
  await changeTheme(page, 'dark')
  await axe({ only: 'colours' })
}

/** The narrowest viewport, text spaced as a reader may, and text at twice the size. */
async function expectRoomForText(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  expect.soft(await overhang(page), 'scrolls sideways at 320 px').toBeLessThanOrEqual(0)
  const away = await spaceText(page)
  expect.soft(await cut(page), 'cut in the header with spaced text').toBe(0)
  expect.soft(await overhang(page), 'scrolls sideways with spaced text').toBeLessThanOrEqual(0)
  await away()
  await page.setViewportSize(phone)
  const size = () => page.locator('body').evaluate((body) => parseFloat(getComputedStyle(body).fontSize))
  const before = await size()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect.soft(await size(), 'text in the size that a visitor has set').toBeCloseTo(2 * before, 1)
  expect.soft(await overhang(page), 'scrolls sideways in large type').toBeLessThanOrEqual(0)
}

/** Makes the pages that are opened from now on do without JavaScript. */
async function stopScripts(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
}

// The first of its loads shows the loader.
test.use({ firstLoad: true })

for (const path of addresses) {
  // One visit to each page covers everything: themes differ only in colours, and widths only in the viewport.
  test(`${path} can be read to its end at every width, in both themes (R1, C1, C2)`, async ({ page, axe }) => {
    // Three loads and six passes of axe: half a minute if something else keeps the cores busy.
    test.slow()
    await chooseTheme(page, 'light')
    await watchShifts(page)
    const readAt = async (viewport: typeof phone) => {
      await readToTheEnd(page)
      await expectSound(page, axe, `at ${viewport.width} px`)
    }

    await page.setViewportSize(phone)
    await page.goto(path)
    await readAt(phone)
    await expectRoomForText(page)

    await page.setViewportSize(desk)
    await page.goto(path)
    await readAt(desk)

    // A tablet has the page of the desk in another viewport: nothing that is loaded depends on more than that.
    await changeTheme(page, 'light')
    await page.setViewportSize(tablet)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await readAt(tablet)

    await page.setViewportSize(desk)
    await openEverything(page, page.getByRole('main'))
    const withScripts = await contentOf(page)
    await stopScripts(page)
    await page.goto(path)
    expect(await page.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true)
    expect(await contentOf(page), 'without scripts').toEqual(expect.arrayContaining(withScripts))
  })
}

test('every page has one title, one description and one first heading', () => {
  for (const path of addresses) {
    for (const pattern of [
      /<title[^>]*>[^<]+</g,
      /<meta [^>]*name="description" content="[^"]+"/g,
      /<h1[\s>]/g,
      /<html [^>]*lang="[a-z]{2,3}[-"]/g,
    ])
      expect.soft(htmlOf(path).match(pattern) ?? [], `${pattern} in ${path}`).toHaveLength(1)
  }
})

test('other sites show a picture with every page, which is there and light enough for their previews', () => {
  const files = site.builtFiles()
  for (const path of addresses) {
    const [, address = ''] = /<meta [^>]*property="og:image" content="([^"]+)"/.exec(htmlOf(path)) ?? []
    const file = address.replace(`${origin}/`, '')
    expect.soft(files, `of ${path}`).toContain(file)
    expect.soft(statSync(`${ROOT}/${file}`).size, `bytes of ${file}`).toBeLessThan(120_000)
  }
})

test('every page is reached from another', () => {
  const linked = new Set(
    addresses.flatMap((path) =>
      attribute(htmlOf(path), 'href')
        .map((href) => new URL(href, origin + path).pathname)
        .filter((to) => to !== path),
    ),
  )
  // Nothing links to these two; filters and searches lead to the pages of tags.
  const others = addresses.filter((path) => !/^\/(404\.html|offline\/|works\/.+)$/.test(path))
  for (const path of others) expect.soft([...linked]).toContain(path)
})
