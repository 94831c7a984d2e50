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

/** Texts of a page that its edge, or something around them, cuts on paper of a width. */
const cutOn = (page: Page, width: number) =>
  page.getByRole('main').evaluate((main, paper) => {
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

for (const { path, most } of LEAFLETS)
  test(`${path} prints whole on at most ${most} sheets, and cuts no words`, async ({ page }) => {
    await chooseTheme(page, 'dark')
    await page.goto(prefixed(path))
    const papers = { A4: await printed(page, 'A4'), Letter: await printed(page, 'Letter') }
    await page.emulateMedia({ media: 'print' })
    // Widths between the margins of both kinds of sheet, in CSS pixels.
    for (const width of [740, 718])
      await test.step(`no words are cut on paper ${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 1000 })
        expect.soft(await cutOn(page, width)).toEqual([])
      })

    const said = await saidOn(page)
    expect(said.length).toBeGreaterThan(10)
    for (const [format, { sheets, text }] of Object.entries(papers))
      await test.step(`prints whole on at most ${most} sheets of ${format}`, () => {
        expect.soft(sheets).toBeLessThanOrEqual(most)
        const paper = squash(text)
        expect.soft(said.filter((one) => !paper.includes(squash(one)))).toEqual([])
      })
  })

test('a leaflet says where it is from and where its links lead, and sets captions smaller than its text', async ({
  page,
}) => {
  await page.goto(prefixed('/srxp/'))
  const address = `${site.url}${PREFIX}/srxp/`
  await test.step('it ends with its address, in letters and as a QR code, which no screen shows', async () => {
    const code = page.getByRole('img', { name: address, includeHidden: true })
    await expect(code).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(code).toBeVisible()
    await expect(code.locator('path')).toHaveAttribute('d', qrCode(address).path)
    expect((await printed(page, 'A4')).text).toContain(address)
  })

  await test.step('captions and sources are smaller than the text', async () => {
    const size = (text: RegExp) =>
      page
        .getByRole('main')
        .getByText(text)
        .first()
        .evaluate((one) => parseFloat(getComputedStyle(one).fontSize))
    expect(await size(/^Source: /)).toBeLessThan(await size(/^Employee, manager/))
  })

  await test.step('links are spelt out, whole', async () => {
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
})

test('on paper a device keeps its words and loses its controls, and a quantity its field', async ({ page }) => {
  // The last of them has quantities.
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

  await test.step('a quantity is a number without its field', async () => {
    const quantity = page.locator('figure output').first()
    await quantity.scrollIntoViewIfNeeded()
    await page.emulateMedia({ media: 'print' })
    await expect(quantity).toBeVisible()
    await expect(quantity.locator('..')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
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

test('the one sheet is read from its head to its end, and its facts have its whole width sideways', async ({
  page,
}) => {
  await page.goto(prefixed('/devloper-1/'))
  await test.step('machines read it from its head to its end, an employment before its years', async () => {
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

  await test.step('its facts have its whole width when it lies sideways', async () => {
    await page.setViewportSize({ width: 1046, height: 718 })
    await page.emulateMedia({ media: 'print' })
    const facts = page.getByRole('main').locator('dl').first()
    expect((await facts.boundingBox())?.width).toBeGreaterThan(900)
  })
})
