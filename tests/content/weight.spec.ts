import { type PageWeight, pageWeight, totalWeight } from '../../scripts/bench/page-weight'
import { firstScreenBudget, opensWithPicture, PART_BUDGETS } from '../../scripts/bench/weight-budgets'
import { expect, test } from '../support/test'
import { ROOT } from './support/root'
import { addresses, htmlOf } from './support/site'

const routes = addresses.filter((path) => path.endsWith('/'))
const weights = new Map(routes.map((path) => [path, pageWeight(ROOT, path)]))

test('styles, scripts and faces of every page stay within their budgets', () => {
  for (const [path, weight] of weights) {
    for (const [kind, most] of Object.entries(PART_BUDGETS)) {
      const bytes = weight[kind as keyof PageWeight]
      expect.soft(bytes, `${kind} of ${path}`).toBeGreaterThan(0)
      expect.soft(bytes, `${kind} of ${path}`).toBeLessThanOrEqual(most)
    }
  }
})

test('the first screen of every page is light enough for a slow connection', () => {
  for (const [path, weight] of weights) {
    const most = firstScreenBudget(opensWithPicture(htmlOf(path)))
    expect.soft(totalWeight(weight), `the first screen of ${path}`).toBeLessThanOrEqual(most)
  }
})

test('no page has an element of which src/styles/_reset.scss says nothing', () => {
  for (const path of routes)
    expect.soft(htmlOf(path).match(/<(textarea|select|optgroup|progress|caption|samp|kbd)\b/gi), path).toBeNull()
})
