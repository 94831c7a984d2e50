import type { PageWeight } from './page-weight'

/** Most of what comes with any page, whatever it says, in bytes as Brotli leaves them. */
export const PART_BUDGETS: Partial<PageWeight> = { css: 12_500, js: 80_500, fonts: 40_000 }

/** Most of all that a first screen needs, in bytes as transferred. */
export const firstScreenBudget = (withPicture: boolean): number => (withPicture ? 300_000 : 180_000)

/** Whether the first screen of a built page shows a picture: one that is loaded before all others. */
export const opensWithPicture = (html: string): boolean => html.includes('fetchpriority="high"')
