import { expect, type Page } from '@playwright/test'

/** The two themes (O3). */
export const themes = ['light', 'dark'] as const

/** Sets a theme as an earlier visit would have. */
export const chooseTheme = (page: Page, theme: string) =>
  page.addInitScript((value) => localStorage.setItem('theme', value), theme)

/** Changes the theme of the open page, as another tab or a return from the back/forward cache does. */
export async function changeTheme(page: Page, theme: string) {
  await page.evaluate((value) => {
    localStorage.setItem('theme', value)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, theme)
  await expect(page.locator('html')).toHaveAttribute('data-body-theme', theme)
}

/** Ends time-based animations, tested for their timing elsewhere, and those that follow; scroll-driven ones go on. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline, effect }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        )
    for (let all = running(); all.length > 0; all = running()) {
      for (const animation of all) animation.finish()
      await new Promise(requestAnimationFrame)
    }
  })

/** Scrolls to the end as a reader does, one screen at a time, until every image is loaded and nothing moves. */
export async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    // Beside busy cores a reading once waited for a frame for good.
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done)
        setTimeout(done, 1000)
      })
    const end = () => document.documentElement.scrollHeight - innerHeight - 1
    for (let turn = 0; scrollY < end(); turn++) {
      if (turn === 300) throw new Error(`the page stands at ${scrollY} px and does not reach its end at ${end()} px`)
      scrollBy({ top: innerHeight, behavior: 'instant' })
      await frame()
      await frame()
    }
  })
  const left = async () => {
    await settle(page)
    return hiddenByAnimation(page)
  }
  await expect.poll(left, { message: 'every animated element is shown', intervals: [50] }).toEqual([])
  await expect.poll(() => unfinishedImages(page), { message: 'every image is loaded', intervals: [50] }).toEqual([])
  await settle(page)
}

/** Elements that scroll animation (C8) hides, wholly or in part: faded, covered or clipped (src/ui/reveal.ts). */
export const hiddenByAnimation = (page: Page) =>
  page.locator('[data-aos]').evaluateAll((all) =>
    all
      .filter((one) => {
        const { opacity, clipPath } = getComputedStyle(one)
        const cover = getComputedStyle(one, '::after')
        const isCovered = !['none', 'normal'].includes(cover.content) && cover.display !== 'none'
        const isDrawnUp = cover.transform === 'matrix(1, 0, 0, 0, 0, 0)'
        return opacity !== '1' || clipPath.includes('%') || (isCovered && !isDrawnUp)
      })
      .map((one) => one.outerHTML),
  )

/** Images that have not loaded; those outside the viewport to the left or right may wait. */
const unfinishedImages = (page: Page) =>
  page.locator('img:visible').evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter((image) => {
        const { left, right } = image.getBoundingClientRect()
        return left < innerWidth && right > 0
      })
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ src }) => src),
  )

/** How long hydration may take before a test goes on without it, in ms: some tests break the scripts. */
const PATIENCE = 3000

/** Waits until scripts have hydrated the page. */
export async function takenOver(page: Page): Promise<void> {
  const loading = page.locator('[data-loader="active"]')
  await loading.waitFor({ state: 'detached', timeout: PATIENCE }).catch(() => undefined)
}
