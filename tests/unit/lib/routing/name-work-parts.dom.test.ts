import { beforeEach, expect, it, vi } from 'vitest'
import { nameWorkParts } from '../../../../src/lib/routing/name-work-parts'

const root = document.documentElement

/** Settles when every image has loaded. */
const loading = Promise.resolve()

/** Puts a cover on the page, its image so many times as wide as its box; the whole picture is 3:2. */
function showCover(enlarged: number, sources = '') {
  document.body.innerHTML = `<figure data-work-cover="/srxp/"><picture>${sources}<img alt="" width="3" height="2" /></picture></figure>`
  const image = document.querySelector('img')
  if (!image) throw new Error('no image')
  image.decode = () => loading
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
  ['the same crop', { before: 67, after: 67 }, 'within'],
  ['a lower crop', { before: 67, after: 56 }, 'within'],
  ['a higher crop', { before: 43, after: 56 }, 'other'],
  ['the sides that an upright crop lacks', { before: 125, after: 56 }, 'other'],
])('says how the new page shows a picture: %s', async (_, { before, after }, cut) => {
  let takeAway: (() => void) | undefined
  for (const height of [before, after]) {
    showCover(1)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, height))
    takeAway?.()
    takeAway = nameWorkParts('/srxp/', document)
  }
  await loading
  expect(root.dataset.workCut).toBe(cut)
})

it('shows the old cover until the part for phones has loaded, which is another picture', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === '(max-width: 767.98px)' }))
  showCover(1)
  nameWorkParts('/srxp/', document)
  showCover(1, '<source media="(max-width: 767.98px)">')
  nameWorkParts('/srxp/', document)
  expect(root.dataset.workCut).toBe('within')
  await loading
  expect(root.dataset.workCut).toBe('other')
})

it('leaves a cover as it is that loads when it has arrived', async () => {
  for (const height of [43, 56]) {
    showCover(1)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, height))
    nameWorkParts('/srxp/', document)?.()
  }
  await loading
  expect(root.dataset.workCut).toBe('within')
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
