import { readToTheEnd } from '../../support/page'
import { expect, test } from '../../support/test'
import { prefixed } from '../support/site'

/** A page of each way to set words beside each other. */
const pages = [
  '/',
  '/about/',
  '/contact/',
  '/devloper-1/',
  '/grid-4/',
  '/masonry-3-column/',
  '/projects/',
  '/works/react/',
  '/grofalex/',
  '/lento/',
  '/novacair/',
  '/sighthub/',
  '/srxp/',
  '/tjapp/',
]

const widths = [320, 360, 768, 992, 1024, 1200, 1280, 1366]

for (const path of pages)
  test(`no word of ${path} is broken between its letters in any window, and none stands out of it`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(prefixed(path))
    await readToTheEnd(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const broken = await page.locator(':is(header, main, footer) :not(script, style)').evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth !== 1)
          .flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text))
          .flatMap((text) =>
            [...text.data.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
              const range = document.createRange()
              range.setStart(text, index)
              range.setEnd(text, index + word.length)
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
              return lines.size > 1 ? [word] : []
            }),
          ),
      )
      expect.soft(broken, `at ${width} px`).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width)
    }
  })
