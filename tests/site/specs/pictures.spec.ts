import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test'
import { prefixed } from '../support/site'

/** With those further down, a page of each way to lay out pictures. */
const pages = [
  '/about/',
  '/agency-1/',
  '/agency-2/',
  '/colophon/',
  '/designer-2/',
  '/grid-2/',
  '/grid-3-fluid/',
  '/grid-4/',
  '/masonry-4-column-fluid/',
  '/portfolio-details-2/',
  '/works/still-life/',
]

/** How many times as wide as it is shown, before it is cropped, each picture says to be. */
const stated = (page: Page) =>
  page.locator('main img[sizes]:visible').evaluateAll((all: HTMLImageElement[]) =>
    Promise.all(
      all.map(async (image) => {
        // One that stands in the page reads `sizes` anew only some time after the window has become another.
        const copy = (image.closest('picture') ?? image).cloneNode(true) as HTMLElement
        const fresh = copy.querySelector('img') ?? (copy as HTMLImageElement)
        // Its size is known without decoding it, which takes much longer.
        const loaded = new Promise((done, fail) => {
          fresh.addEventListener('load', done)
          fresh.addEventListener('error', fail)
        })
        fresh.loading = 'eager'
        await loaded
        const { width, height } = image.getBoundingClientRect()
        const turned = (height * fresh.naturalWidth) / fresh.naturalHeight
        const shown =
          getComputedStyle(image).objectFit === 'contain' ? Math.min(width, turned) : Math.max(width, turned)
        // Of an image with `sizes` this is what they say, not the pixels of a file.
        return { times: fresh.naturalWidth / shown, picture: fresh.currentSrc }
      }),
    ),
  )

/** Expects it of the pictures of the open page, whatever its window. */
const expectWidths = (page: Page) =>
  test.step('they are fetched as wide as they are shown, or a little wider', async () => {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const pictures = await stated(page)
      expect(pictures).not.toEqual([])
      const wrong = pictures.filter(({ times }) => times < 0.95 || times > 1.5)
      expect.soft(wrong, `at ${width} px`).toEqual([])
    }
  })

for (const path of pages)
  test(`the pictures of ${path} are fetched as wide as they are shown, or a little wider`, async ({ page }) => {
    await page.goto(prefixed(path))
    await expectWidths(page)
  })

test('a phone shows the screen that is drawn for it, and wider windows and paper the wide one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(prefixed('/portfolio-details/'))
  const narrow = page.getByAltText('One appointment on a phone')
  const wide = page.getByAltText('sighthub calendar')
  await narrow.scrollIntoViewIfNeeded()
  await expect(narrow).toBeVisible()
  await expect(wide).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(wide).toBeVisible()
  await expect(narrow).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(wide).toBeVisible()
  await expect(narrow).toBeHidden()
  await expectWidths(page)
})

test('works by place load the pictures of their first row on a phone at once, and no other (D1)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(prefixed('/masonry-3-column/'))
  const pictures = await page
    .locator('section[aria-labelledby^="place-"] img')
    .evaluateAll((all: HTMLImageElement[]) =>
      all.map((image) => ({ top: image.getBoundingClientRect().top, isLazy: image.loading === 'lazy' })),
    )
  expect(pictures.length).toBeGreaterThan(2)
  for (const { top, isLazy } of pictures) expect(isLazy).toBe(top !== pictures[0]?.top)
})

test('the first picture of /projects/ is fetched at once and before the others, which wait (D1)', async ({ page }) => {
  await page.goto(prefixed('/projects/'))
  const [first, ...others] = await page
    .locator('main img')
    .evaluateAll((all: HTMLImageElement[]) =>
      all.map((image) => ({ loading: image.loading, priority: image.getAttribute('fetchpriority') })),
    )
  expect(first).toEqual({ loading: 'eager', priority: 'high' })
  expect(others).not.toEqual([])
  for (const other of others) expect.soft(other).toEqual({ loading: 'lazy', priority: 'low' })
  await expectWidths(page)
})

for (const path of ['/', '/works/react/', '/works/mariadb/', '/works/dunes/'])
  test(`phones fetch no more of the pictures of ${path} than the upright part that they show`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(prefixed(path))
    const uprights = await page.locator('main img[sizes]:visible').evaluateAll((all: HTMLImageElement[]) =>
      Promise.all(
        all
          .filter(({ clientWidth, clientHeight }) => Math.abs(clientWidth / clientHeight - 0.8) < 0.01)
          .map(async (image) => {
            image.loading = 'eager'
            await image.decode()
            return image.naturalWidth / image.naturalHeight
          }),
      ),
    )
    expect(uprights).not.toEqual([])
    for (const ratio of uprights) expect.soft(ratio).toBeCloseTo(0.8, 2)
    await expectWidths(page)
  })

test('phones show of a scene the part that its content names, uncropped', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(prefixed('/srxp/'))
  const scene = page.getByRole('main').getByAltText(/^Laptop with the srxp/)
  const [shown, own] = await scene.evaluate(async (image: HTMLImageElement) => {
    image.loading = 'eager'
    await image.decode()
    return [image.clientWidth / image.clientHeight, image.naturalWidth / image.naturalHeight]
  })
  expect(own).toBeCloseTo(4 / 3, 2)
  expect(shown).toBeCloseTo(4 / 3, 2)
  await expectWidths(page)
})

test('the photograph that opens /photography-1/ is its upright part on phones alone, as they are held', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(prefixed('/photography-1/'))
  const opening = page.locator('main img').first()
  const ratio = () => opening.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight)
  // Each is another part than the one before.
  for (const [width, height, part] of [
    [844, 390, 1.5],
    [390, 844, 0.8],
    [820, 1180, 1.5],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(ratio, `at ${width} px`).toBeCloseTo(part, 2)
  }
})
