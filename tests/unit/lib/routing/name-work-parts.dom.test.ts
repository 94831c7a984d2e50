import { beforeEach, expect, it, vi } from 'vitest'
import { nameWorkParts } from '../../../../src/lib/routing/name-work-parts'

const root = document.documentElement

/** Settles when every image has loaded. */
const loading = Promise.resolve()

interface Shown {
  /** Where the picture is. */
  cover: DOMRect
  /** Where its frame is. */
  frame?: DOMRect
  focus?: string
  filter?: string
  transform?: string
  sources?: string
}

/** Puts a cover on the page; the whole picture is 3:2. */
function showCover({
  cover,
  frame = cover,
  focus = '50% 50%',
  filter = 'none',
  transform = 'none',
  sources = '',
}: Shown) {
  const size = 'width="3" height="2"'
  const look = `object-position: ${focus}; filter: ${filter}; transform: ${transform}`
  document.body.innerHTML = `<figure data-work-cover="/srxp/"><picture>${sources}<img alt="" ${size} style="${look}" /></picture></figure>`
  const image = document.querySelector('img')
  if (!image) throw new Error('no image')
  image.decode = () => loading
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this === image ? cover : frame
  })
}

/** Shows a cover and then another; the names of one page are taken away before those of the next are given. */
async function move(before: Shown, after: Shown) {
  let takeAway: (() => void) | undefined
  for (const shown of [before, after]) {
    showCover(shown)
    takeAway?.()
    takeAway = nameWorkParts('/srxp/', document)
  }
  await loading
}

const style = (name: string) => root.style.getPropertyValue(name)
const numbers = (...names: string[]) => names.map((name) => parseFloat(style(`--cover-${name}`)))
/** The whole picture, 300 x 200. */
const whole = { cover: new DOMRect(20, 40, 300, 200) }
/** What phones show of it: the right half. */
const half = '<source media="(max-width: 767.98px)" data-cut="0.5 0 0.5 1">'

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === '(max-width: 767.98px)' }))
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 50))
})

it('measures a picture as if it were not enlarged, as its group measures it', async () => {
  const enlarged = { ...whole, cover: new DOMRect(17, 38, 306, 204), transform: 'matrix(1.02, 0, 0, 1.02, 0, 0)' }
  await move(enlarged, whole)
  expect(numbers('x', 'y', 'scale').map((value) => Math.abs(value))).toEqual([0, 0, 1])
  expect(numbers('old-width')).toEqual([300])
})

it('moves the picture alone, without its mat', async () => {
  await move({ ...whole, frame: new DOMRect(0, 20, 340, 240) }, whole)
  expect(numbers('x', 'y', 'scale')).toEqual([0, 0, 1])
  expect(numbers('old-width', 'new-width')).toEqual([300, 300])
})

it('starts a cover that its page dims as bright as the one before it is, and the other way', async () => {
  const dimmed = { ...whole, filter: 'brightness(0.8)' }
  await move(whole, dimmed)
  expect(numbers('light')).toEqual([1.25])
  await move(dimmed, whole)
  expect(numbers('light')).toEqual([0.8])
  await move(dimmed, dimmed)
  expect(numbers('light')).toEqual([1])
})

it('shows every part of the picture in one place, whichever part phones are shown', async () => {
  const upright = { cover: new DOMRect(0, 100, 300, 400), sources: half }
  await move(whole, upright)
  // Twice as large: its middle is at the left edge, and the left half outside.
  expect(style('--cover-origin')).toBe('0px 200px')
  expect(numbers('x', 'y', 'scale')).toEqual([-150, 100, 2])
  expect(numbers('old-width', 'new-width')).toEqual([300, 300])

  await move(upright, whole)
  expect(style('--cover-origin')).toBe('225px 100px')
  expect(numbers('x', 'y', 'scale')).toEqual([75, -100, 0.5])
})

it('crops around the focus of the picture', async () => {
  await move(whole, { cover: new DOMRect(0, 0, 300, 150), focus: '50% 20%' })
  expect(style('--cover-origin')).toBe('150px 90px')
})

const smaller = { cover: new DOMRect(0, 0, 150, 100) }

it.each([
  ['a larger one', smaller, whole, 'early'],
  ['more of the picture', { ...whole, sources: half }, smaller, 'early'],
  ['neither', whole, smaller, 'late'],
])(
  'shows the old cover until the next page has loaded its own, and that shows more: %s',
  async (_, before, after, cut) => {
    showCover(before)
    nameWorkParts('/srxp/', document)?.()
    showCover(after)
    nameWorkParts('/srxp/', document)
    expect(root.dataset.workCut).toBe('late')
    await loading
    expect(root.dataset.workCut).toBe(cut)
  },
)

it('leaves a cover as it is that loads when it has arrived', async () => {
  for (const shown of [smaller, whole]) {
    showCover(shown)
    nameWorkParts('/srxp/', document)?.()
  }
  await loading
  expect(root.dataset.workCut).toBe('late')
})

it('says that no cover moves to or from a page without it', () => {
  const showName = () => (document.body.innerHTML = '<h1 data-work-name="/srxp/">srxp</h1>')
  const cuts = [() => showCover(whole), showName, () => showCover(whole)].map((show) => {
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
  // As in a gallery, which lists covers alone.
  showCover(whole)
  nameWorkParts('/srxp/', document)
  expect(root.dataset.workName).toBe('shrinks')
})

it('tells by its way whether a name comes from or goes back to the next project’s, which is as large', () => {
  document.body.innerHTML = '<h1 data-work-name="/srxp/">srxp</h1>'
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  const ways = [300, 112, 300].map((y, at) => {
    // Heights of one size differ by fractions.
    place.mockReturnValue(new DOMRect(0, y, 100, 200 - at / 64))
    nameWorkParts('/srxp/', document)
    return root.dataset.workName
  })
  expect(ways.slice(1)).toEqual(['grows', 'shrinks'])
})

it.each([
  ['below its cover', 300, 'crosses'],
  ['beside its cover', 100, 'crosses'],
  ['above its cover', 20, 'grows'],
])('says whether the name has to cross the cover: %s', (_, y, way) => {
  const title = new DOMRect(0, 0, 300, 80)
  const ways = [new DOMRect(0, y, 100, 20), title].map((name) => {
    showCover(whole)
    document.body.insertAdjacentHTML('beforeend', '<h1 data-work-name="/srxp/">srxp</h1>')
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.tagName === 'H1' ? name : whole.cover
    })
    nameWorkParts('/srxp/', document)
    return root.dataset.workName
  })
  expect(ways[1]).toBe(way)
})

it('names the parts of a work, and takes the names away again', () => {
  showCover(whole)
  const takeAway = nameWorkParts('/srxp/', document)
  const [cover, image] = ['figure', 'img'].map((tag) => document.querySelector<HTMLElement>(tag)?.style)
  expect(image?.viewTransitionName).toBe('work-cover')
  // Captured uncropped, while its page still shows it cropped.
  expect([image?.overflow, cover?.overflow]).toEqual(['visible', 'clip'])
  takeAway?.()
  expect(image?.getPropertyValue('view-transition-name')).toBe('')
  expect([image?.overflow, cover?.overflow]).toEqual(['', ''])
  expect(nameWorkParts('/lento/', document)).toBeUndefined()
})
