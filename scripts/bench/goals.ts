import type { LighthouseFigures } from './lighthouse'
import { firstScreenBudget } from './weight-budgets'

/** Goals for every page; pages that open with a picture get a larger budget. */
const goals = (
  opensWithPicture: boolean,
): Partial<Record<keyof LighthouseFigures, { least: number } | { most: number }>> => ({
  score: { least: 99 },
  lowest: { least: 100 },
  lcp: { most: opensWithPicture ? 1500 : 1200 },
  tbt: { most: 30 },
  speedIndex: { most: 1800 },
  cls: { most: 0.01 },
  requests: { most: 20 },
  kB: { most: firstScreenBudget(opensWithPicture) / 1000 },
  // Above a page's own budget: Lighthouse also counts what loads after the first screen.
  jsKB: { most: 95 },
})

/** The metrics that miss their goal, formatted as `lcp 1834 (1500)`. */
export function misses(figures: LighthouseFigures, opensWithPicture: boolean): string[] {
  return Object.entries(goals(opensWithPicture)).flatMap(([name, goal]) => {
    const value = figures[name as keyof LighthouseFigures]
    const isMet = 'least' in goal ? value >= goal.least : value <= goal.most
    return isMet ? [] : [`${name} ${format(value)} (${Object.values(goal).join('')})`]
  })
}

/** Formats a metric for tables: rounded, or with three decimals below 1. */
export const format = (value: number): string => (value > 0 && value < 1 ? value.toFixed(3) : String(Math.round(value)))
