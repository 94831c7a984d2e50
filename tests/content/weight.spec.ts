import { type PageWeight, pageWeight, totalWeight } from '../../scripts/bench/page-weight'
import { expect, test } from '../support/test'
import { ROOT } from './support/root'
import { addresses, htmlOf } from './support/site'

/** What comes with any page, whatever it says, in bytes as Brotli leaves them. */
const budgets: Partial<PageWeight> = { css: 14_000, js: 81_000, fonts: 40_000 }
/** All of a first screen: of a page that opens with a picture, and of any other. */
const WITH_PICTURE = 300_000
const WITHOUT = 180_000

const routes = addresses.filter((path) => path.endsWith('/'))
const weights = new Map(routes.map((path) => [path, pageWeight(ROOT, path)]))

test('styles, scripts and faces of every page stay within their budgets', () => {
  for (const [path, weight] of weights) {
    for (const [kind, most] of Object.entries(budgets)) {
      const bytes = weight[kind as keyof PageWeight]
      expect.soft(bytes, `${kind} of ${path}`).toBeGreaterThan(0)
      expect.soft(bytes, `${kind} of ${path}`).toBeLessThanOrEqual(most)
    }
  }
})

test('the first screen of every page is light enough for a slow connection', () => {
  for (const [path, weight] of weights) {
    const most = htmlOf(path).includes('loading="eager"') ? WITH_PICTURE : WITHOUT
    expect.soft(totalWeight(weight), `the first screen of ${path}`).toBeLessThanOrEqual(most)
  }
})
