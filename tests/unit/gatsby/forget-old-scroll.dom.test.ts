import { afterEach, expect, it, vi } from 'vitest'
import { forgetOldScroll } from '../../../src/gatsby/client/forget-old-scroll'

const key = '@@scroll|/|initial'

function arriveBy(type: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
  sessionStorage.setItem(key, '2500')
  forgetOldScroll()
}

afterEach(() => sessionStorage.clear())

it('forgets the position of an earlier visit when the page is visited anew', () => {
  arriveBy('navigate')
  expect(sessionStorage.getItem(key)).toBeNull()
})

it.each(['reload', 'back_forward'])('keeps the position on %s', (type) => {
  arriveBy(type)
  expect(sessionStorage.getItem(key)).toBe('2500')
})
