import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test'
import { prefixed } from '../support/site'

/** A page of each way to lay out pictures. */
const pages = [
  '/',
  '/about/',
  '/agency-1/',
  '/agency-2/',
  '/colophon/',
  '/designer-2/',
  '/grid-2/',
  '/grid-3-fluid/',
  '/grid-4/',
  '/masonry-4-column-fluid/',
  '/portfolio-details/',
  '/portfolio-details-2/',
  '/projects/',
  '/srxp/',
  '/works/react/',
]

/** How many times as wide as it is shown, before it is cropped, each picture says to be. */
const stated = (page: Page) =>
  page.locator('main img[sizes]:visible').evaluateAll((all: HTMLImageElement[]) =>
    Promise.all(
      all.map(async (image) => {
        image.loading = 'eager'
        await image.decode()
        const { width, height } = image.getBoundingClientRect()
        const turned = (height * image.naturalWidth) / image.naturalHeight
        const shown =
          getComputedStyle(image).objectFit === 'contain' ? Math.min(width, turned) : Math.max(width, turned)
        // Of an image with `sizes` this is what they say, not the pixels of a file.
        return { times: image.naturalWidth / shown, picture: image.currentSrc }
      }),
    ),
  )

for (const path of pages)
  test(`the pictures of ${path} are fetched as wide as they are shown, or a little wider`, async ({ page }) => {
    await page.goto(prefixed(path))
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const { times, picture } of await stated(page)) {
        expect.soft(times, `${picture} at ${width}`).toBeGreaterThan(0.95)
        expect.soft(times, `${picture} at ${width}`).toBeLessThan(1.5)
      }
    }
  })
