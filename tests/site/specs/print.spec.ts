import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { qrCode } from '../../../src/content/qr-code'
import { chooseTheme } from '../../support/page'
import { expect, test } from '../../support/test'
import { site } from '../support/content'
import { PREFIX, prefixed } from '../support/site'

/** What prints as a leaflet, one page of each template, with the most sheets that it may take. */
const LEAFLETS = [
  { path: '/about/', most: 2 },
  { path: '/devloper-1/', most: 2 },
  { path: '/srxp/', most: 6 },
  { path: '/portfolio-details/', most: 3 },
  { path: '/portfolio-details-2/', most: 3 },
]

/** What a page says on paper: its paragraphs and headings in their order, without what only a screen reader hears. */
const saidOn = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    for (const unseen of main.querySelectorAll('.visually-hidden')) unseen.remove()
    return [...main.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, dd')]
      .filter((one) => one.checkVisibility() && !one.closest('figure'))
      .map(({ innerText }) => innerText)
      .filter((text) => text.trim() !== '')
  })

/** Text without what setting it changes: blanks, hyphens at line ends, capitals, spelt-out addresses. */
const squash = (text: string) =>
  text
    .replace(/\s+/g, '')
    .replace(/\(https?:[^)]*\)/g, '')
    .normalize('NFKC')
    .toLowerCase()

/** As browsers print unless they are told otherwise. */
const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }

async function printed(page: Page, format: string) {
  const { totalPages, text } = await extractText(new Uint8Array(await page.pdf({ format, margin })), {
    mergePages: true,
  })
  return { sheets: totalPages, text }
}

for (const format of ['A4', 'Letter'])
  for (const { path, most } of LEAFLETS)
    test(`${path} prints whole on at most ${most} sheets of ${format}`, async ({ page }) => {
      await chooseTheme(page, 'dark')
      await page.goto(prefixed(path))
      const { sheets, text } = await printed(page, format)
      expect(sheets).toBeLessThanOrEqual(most)
      await page.setViewportSize({ width: 718, height: 1000 })
      await page.emulateMedia({ media: 'print' })
      const said = await saidOn(page)
      expect(said.length).toBeGreaterThan(10)
      const paper = squash(text)
      expect(said.filter((one) => !paper.includes(squash(one)))).toEqual([])
    })

/** Widths between the margins of both kinds of sheet, in CSS pixels. */
for (const width of [718, 740])
  for (const { path } of LEAFLETS)
    test(`no words of ${path} are cut on paper ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 })
      await page.emulateMedia({ media: 'print' })
      await page.goto(prefixed(path))
      const cut = await page.getByRole('main').evaluate((main, paper) => {
        const isCut = (one: Element) => {
          const box = one.getBoundingClientRect()
          if (box.left < 0 || box.right > paper) return true
          for (let around = one.parentElement; around && around !== main; around = around.parentElement) {
            const edge = around.getBoundingClientRect()
            const clips = getComputedStyle(around).overflow !== 'visible'
            if (clips && (box.bottom > edge.bottom + 1 || box.right > edge.right + 1)) return true
          }
          return false
        }
        return [...main.querySelectorAll('p, h1, h2, h3, h4, dd, li')]
          .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden') && isCut(one))
          .map((one) => one.textContent)
      }, width)
      expect(cut).toEqual([])
    })

test('the facts of the one sheet have its whole width when it lies sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1046, height: 718 })
  await page.goto(prefixed('/devloper-1/'))
  await page.emulateMedia({ media: 'print' })
  const facts = page.getByRole('main').locator('dl').first()
  expect((await facts.boundingBox())?.width).toBeGreaterThan(900)
})

test('a leaflet ends with the address of its page, in letters and as a QR code, which no screen shows', async ({
  page,
}) => {
  await page.goto(prefixed('/srxp/'))
  const address = `${site.url}${PREFIX}/srxp/`
  const code = page.getByRole('img', { name: address, includeHidden: true })
  await expect(code).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(code).toBeVisible()
  await expect(code.locator('path')).toHaveAttribute('d', qrCode(address).path)
  expect((await printed(page, 'A4')).text).toContain(address)
})

test('on paper a device keeps its words and loses its controls', async ({ page }) => {
  for (const path of ['/lento/', '/tjapp/', '/sighthub/', '/grofalex/']) {
    await page.goto(prefixed(path))
    const place = page.locator('figure:has([data-device])')
    await place.getByRole('group').first().scrollIntoViewIfNeeded()
    await expect(page.getByText('Try it').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const sign of await place.locator('button:has(> svg)').all()) await expect(sign).toBeHidden()
    await expect(place.locator('figcaption')).toBeVisible()
    await expect(place.locator('figcaption button')).toBeHidden()
    await page.emulateMedia({ media: null })
  }
})

test('a device that nobody came near prints in the typefaces of the page', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  for (const path of ['/tjapp/', '/grofalex/', '/novacair/']) {
    await page.goto(prefixed(path))
    await page.emulateMedia({ media: 'print' })
    const device = page.locator('figure:has([data-device])').getByRole('group').first()
    await expect(device).toHaveCSS('font-family', /^"Instrument Sans"/)
    await page.emulateMedia({ media: null })
  }
})

test('a quantity on paper is a number without its field', async ({ page }) => {
  await page.goto(prefixed('/grofalex/'))
  const quantity = page.locator('figure output').first()
  await quantity.scrollIntoViewIfNeeded()
  await page.emulateMedia({ media: 'print' })
  await expect(quantity).toBeVisible()
  await expect(quantity.locator('..')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('on paper captions and sources are smaller than the text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(prefixed('/srxp/'))
  const size = (text: RegExp) =>
    page
      .getByRole('main')
      .getByText(text)
      .first()
      .evaluate((one) => parseFloat(getComputedStyle(one).fontSize))
  expect(await size(/^Source: /)).toBeLessThan(await size(/^Employee, manager/))
})

test('on paper links are spelt out, whole', async ({ page }) => {
  await page.goto(prefixed('/srxp/'))
  const story = page.getByRole('main').getByRole('paragraph').filter({ hasText: 'three people' }).first()
  await story.evaluate(
    (text, links) => {
      for (const href of links) {
        const link = document.createElement('a')
        link.href = href
        link.textContent = 'A link'
        text.append(' ', link)
      }
    },
    ['https://example.com/page', prefixed('/lento/')],
  )
  const paper = (await printed(page, 'A4')).text.replace(/\s+/g, '')
  expect(paper).toContain('Alink(https://example.com/page)')
  expect(paper).toContain(`Alink(${new URL(site.url).origin}${prefixed('/lento/')})`)
})

test('machines read the one sheet from its head to its end, an employment before its years', async ({ page }) => {
  await page.goto(prefixed('/devloper-1/'))
  const paper = squash((await printed(page, 'A4')).text)
  await page.emulateMedia({ media: 'print' })
  const rows = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('h1, h2, h3, ol ol li, h4, tbody th')]
        .filter((one) => one.checkVisibility())
        .map(({ textContent }) => textContent),
    )
  const places: number[] = []
  for (const row of rows) places.push(paper.indexOf(squash(row), places.at(-1) ?? 0))
  expect(rows.filter((_, i) => (places[i] ?? -1) < 0)).toEqual([])
})
