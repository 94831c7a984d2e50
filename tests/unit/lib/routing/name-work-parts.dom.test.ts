import { beforeEach, expect, it, vi } from 'vitest'
import { nameWorkParts } from '../../../../src/lib/routing/name-work-parts'

const root = document.documentElement

/** Puts a cover on the page, its image so many times as wide as its box. */
function showCover(enlarged: number) {
  document.body.innerHTML = '<figure data-work-cover="/srxp/"><img alt="" /></figure>'
  const image = document.querySelector('img')
  if (!image) throw new Error('no image')
  vi.spyOn(image, 'offsetWidth', 'get').mockReturnValue(100)
  vi.spyOn(image, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100 * enlarged, 50))
}

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 50))
})

it('starts a cover as enlarged as the one before it is, and no other', () => {
  showCover(1.02)
  nameWorkParts('/srxp/', document)
  showCover(1)
  nameWorkParts('/srxp/', document)
  expect(root.dataset.workZoomed).toBe('true')
  expect(Number(root.style.getPropertyValue('--work-zoom'))).toBeCloseTo(1.02)

  showCover(1)
  nameWorkParts('/srxp/', document)
  expect(root.dataset.workZoomed).toBe('false')
})

it.each([
  [{ before: 125, after: 56 }, 'unlike'],
  [{ before: 67, after: 56 }, 'higher'],
  [{ before: 56, after: 67 }, 'lower'],
])('says how the crops of both pages differ: %o is %s', ({ before, after }, cut) => {
  for (const height of [before, after]) {
    showCover(1)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, height))
    nameWorkParts('/srxp/', document)
  }
  expect(root.dataset.workCut).toBe(cut)
})

it('says that no cover moves to or from a page without it', () => {
  const showName = () => (document.body.innerHTML = '<h1 data-work-name="/srxp/">srxp</h1>')
  const cuts = [() => showCover(1), showName, () => showCover(1)].map((show) => {
    show()
    nameWorkParts('/srxp/', document)
    return root.dataset.workCut
  })
  expect(cuts.slice(1)).toEqual(['none', 'none'])
})

it('says whether the name becomes smaller, as on the way back to a list', () => {
  document.body.innerHTML = '<h1 data-work-name="/srxp/">srxp</h1>'
  const size = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  const ways = [40, 200, 40].map((height) => {
    size.mockReturnValue(new DOMRect(0, 0, 100, height))
    nameWorkParts('/srxp/', document)
    return root.dataset.workName
  })
  expect(ways.slice(1)).toEqual(['grows', 'shrinks'])
})

it('names the parts of a work, and takes the names away again', () => {
  showCover(1)
  const takeAway = nameWorkParts('/srxp/', document)
  const cover = document.querySelector<HTMLElement>('figure')
  expect(cover?.style.viewTransitionName).toBe('work-cover')
  takeAway?.()
  expect(cover?.style.getPropertyValue('view-transition-name')).toBe('')
  expect(nameWorkParts('/lento/', document)).toBeUndefined()
})
