import type { PageWeight } from './page-weight'

/** Budgets for what every page loads, whatever its content, in Brotli-compressed bytes. */
export const PART_BUDGETS: Partial<PageWeight> = { css: 11_000, js: 80_500, fonts: 40_000 }

/** Budget for the whole first screen, in bytes as transferred. */
export const firstScreenBudget = (withPicture: boolean): number => (withPicture ? 300_000 : 180_000)

/** Whether a built page shows a picture on its first screen: one with high fetch priority. */
export const opensWithPicture = (html: string): boolean => html.includes('fetchpriority="high"')
