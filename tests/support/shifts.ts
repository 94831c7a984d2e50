import type { Page } from '@playwright/test'

/** Sums up the layout shifts of the open page and of those that follow, each from its start. */
export async function watchShifts(page: Page) {
  const watch = () => {
    const seen = { total: 0 }
    Object.assign(window, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!shift.hadRecentInput) seen.total += shift.value
    }).observe({ type: 'layout-shift' })
  }
  await page.addInitScript(watch)
  await page.evaluate(watch)
}

/** The sum so far, without shifts that the visitor caused. */
export const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
