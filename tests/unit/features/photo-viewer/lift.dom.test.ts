import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bringPlace, lift, putBack } from '../../../../src/features/photo-viewer/lift'
import { moveFrom } from '../../../../src/features/photo-viewer/moves'
import { PHOTO_SHOWN, photoLinkId } from '../../../../src/lib/picture/photo-link'
import * as styles from '../../../../src/features/photo-viewer/viewer-pictures.module.scss'

interface Played {
  finished: Promise<void>
  cancel: () => void
}
const animate = vi.fn<(frames: PropertyIndexedKeyframes, timing: KeyframeEffectOptions) => Played>()
const played = (finished: Promise<void> = Promise.resolve()) => ({ finished, cancel: vi.fn() })
const never = new Promise<void>(() => undefined)
const placed = (element: Element, left: number, top: number, width: number, height: number) =>
  (element.getBoundingClientRect = () => new DOMRect(left, top, width, height))

/** A page with a photograph of 3:2 that is cut to a square, and the dialog that shows it whole. */
function opened({ natural = [300, 200], top = 100 } = {}) {
  document.body.innerHTML = `
    <ul><li>
      <picture class="frame"><img class="small" style="object-position: 50% 50%"></picture>
      <a id="${photoLinkId('fog')}"></a>
    </li></ul>
    <div class="dialog">
      <div class="ground">
        <p>1 of 5</p>
        <div><picture class="${styles.shown}"><img class="large" width="1200" height="800"></picture></div>
      </div>
    </div>`
  const part = (name: string) => {
    const found = document.querySelector<HTMLImageElement>(name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  const small = part('.small')
  Object.defineProperties(small, {
    naturalWidth: { value: natural[0] },
    naturalHeight: { value: natural[1] },
    currentSrc: { value: '/fog-400.avif' },
  })
  placed(part('.frame'), 10, top, 200, 200)
  placed(part('.large'), 400, 100, 600, 400)
  part('.large').getAnimations = () => []
  return { dialog: part('.dialog'), ground: part('.ground'), small, large: part('.large') }
}

/** Puts another photograph beside one, of this much light. */
function besideOf(image: HTMLElement, opacity: string) {
  const other = document.createElement('img')
  Object.assign(other.style, { opacity })
  other.getAnimations = () => []
  const picture = document.createElement('picture')
  picture.append(other)
  image.closest('div')?.append(picture)
  return other
}

beforeEach(() => {
  animate.mockReset().mockImplementation(() => played())
  Element.prototype.animate = animate as never
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => vi.unstubAllGlobals())

it('takes the light of the photograph beside it along, as much as that has', () => {
  const { dialog, ground, large } = opened()
  ground.querySelector('p')?.style.setProperty('opacity', '1')
  const next = besideOf(large, '0.14')
  const light = () =>
    animate.mock.calls.filter((_, call) => animate.mock.contexts[call] === next).map(([frames]) => frames.opacity)
  lift(dialog, 'fog')
  putBack(dialog, 'fog')
  expect(light()).toEqual([
    [0, 0.14],
    [0.14, 0],
  ])
})

it('shows its text and the photograph beside it once its ground covers the page, and hides them before it uncovers that', () => {
  const { dialog, ground, large } = opened()
  const next = besideOf(large, '1')
  ground.querySelector('p')?.style.setProperty('opacity', '1')
  const timings = (element: Element | null) =>
    animate.mock.calls
      .filter(
        ([frames], call) =>
          animate.mock.contexts[call] === element && ('opacity' in frames || 'backgroundColor' in frames),
      )
      .map(([, { delay = 0, duration }]) => ({ from: delay, to: delay + Number(duration) }))
  lift(dialog, 'fog')
  putBack(dialog, 'fog')
  const [covering, uncovering] = timings(ground)
  for (const part of [ground.querySelector('p'), next]) {
    const [coming, going] = timings(part)
    expect(coming?.from).toBeGreaterThan(0.75 * (covering?.to ?? Infinity))
    expect(going?.to).toBeLessThan(0.3 * (uncovering?.to ?? 0))
  }
})

it('grows from what the page shows of it, at full strength at once, and gives the dialog its fade back', async () => {
  const { dialog, large } = opened()
  lift(dialog, 'fog')
  expect(animate.mock.contexts[0]).toBe(large)
  expect(animate.mock.calls[0]?.[0]).toMatchObject({
    transform: ['translate(-440px, 0px) scale(0.5)', 'none'],
    clipPath: ['inset(0px 100px 0px 100px)', 'inset(0px)'],
  })
  expect(large.style.backgroundImage).toContain('/fog-400.avif')
  expect(dialog.style).toMatchObject({ opacity: '1', transitionDuration: '0s' })
  await vi.waitFor(() => expect(dialog.style).toMatchObject({ opacity: '', transitionDuration: '' }))
})

it('goes back into its place on the page, and the dialog with it, whatever becomes of the move', () => {
  const { dialog, small, large } = opened()
  animate.mockImplementation(() => played(never))
  putBack(dialog, 'fog')
  expect(animate.mock.contexts.slice(0, 2)).toEqual([large, small])
  expect(animate.mock.calls[0]).toMatchObject([
    {
      transform: ['translate(0px, 0px) scale(1)', 'translate(-440px, 0px) scale(0.5)'],
      clipPath: ['inset(0px)', 'inset(0px 100px 0px 100px)'],
    },
    { fill: 'forwards' },
  ])
  expect(dialog.style).toMatchObject({ opacity: '', transitionDuration: '0s', transitionDelay: '400ms' })
})

it('goes back from where a finger holds it', () => {
  const { dialog, ground, large } = opened()
  ground.dataset.drawn = 'down'
  large.getBoundingClientRect = () =>
    ground.dataset.drawn ? new DOMRect(450, 300, 300, 200) : new DOMRect(400, 100, 600, 400)
  putBack(dialog, 'fog')
  expect(animate.mock.calls[0]?.[0]).toMatchObject({
    transform: ['translate(50px, 200px) scale(0.5)', 'translate(-440px, 0px) scale(0.5)'],
  })
})

it('opened again on its way back, it is whole at once', () => {
  const { dialog } = opened()
  const moves: ReturnType<typeof played>[] = []
  animate.mockImplementation(() => {
    const move = played(never)
    moves.push(move)
    return move
  })
  putBack(dialog, 'fog')
  const [image, small, around] = moves
  lift(dialog, 'fog')
  for (const move of [image, small, around]) expect(move?.cancel).toHaveBeenCalledOnce()
  expect(dialog.style.transitionDelay).toBe('')
})

it.each([
  ['another part of it is on the page', { natural: [100, 200] }],
  ['it is outside the window', { top: 5000 }],
])('moves neither way where %s, and the dialog fades, its text last', (_, page) => {
  const { dialog, ground } = opened(page)
  lift(dialog, 'fog')
  putBack(dialog, 'fog')
  expect(animate.mock.contexts).toEqual([ground.querySelector('p')])
  expect(animate.mock.calls).toEqual([[{ opacity: [0, 1] }, { duration: 160, delay: 240, fill: 'backwards' }]])
  expect(dialog.style).toMatchObject({ opacity: '', transitionDuration: '', transitionDelay: '' })
})

it('closed on its way where it cannot go back, the dialog fades', () => {
  animate.mockImplementation(() => played(never))
  const { dialog, small } = opened()
  lift(dialog, 'fog')
  small.remove()
  putBack(dialog, 'fog')
  expect(dialog.style).toMatchObject({ opacity: '', transitionDuration: '' })
})

it('does not move for who asked for less motion, but shows the file of the page until its own is there', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { dialog, large } = opened()
  lift(dialog, 'fog')
  putBack(dialog, 'fog')
  expect(animate).not.toHaveBeenCalled()
  expect(large.style.backgroundImage).toContain('/fog-400.avif')
})

it('moves a picture of the viewer from where it stood, and not for who asked for less motion', () => {
  const { large } = opened()
  const cancel = vi.fn()
  large.getAnimations = () => [{ cancel } as unknown as Animation]
  moveFrom(large, new DOMRect(-100, 0, 1200, 800))
  expect(cancel, 'what it was still on').toHaveBeenCalledOnce()
  expect(animate.mock.contexts[0]).toBe(large)
  expect(animate.mock.calls[0]?.[0]).toMatchObject({ transform: ['translate(-500px, -100px) scale(2)', 'none'] })

  animate.mockClear()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  moveFrom(large, new DOMRect(-100, 0, 1200, 800))
  expect(animate).not.toHaveBeenCalled()
})

describe('the page behind', () => {
  const scrollIntoView = vi.fn<(options?: ScrollIntoViewOptions | boolean) => void>()
  const link = () => {
    const found = document.getElementById(photoLinkId('fog'))
    if (!found) throw new Error('no link')
    return found
  }
  beforeEach(() => {
    scrollIntoView.mockReset()
    Element.prototype.scrollIntoView = scrollIntoView
  })

  it('comes to the place of a photograph outside the window, caption and all, at once', () => {
    opened({ top: 5000 })
    bringPlace('fog')
    expect(scrollIntoView.mock.contexts).toEqual([document.querySelector('.frame'), link()])
    expect(scrollIntoView.mock.calls).toEqual([
      [{ block: 'center', behavior: 'instant' }],
      [{ block: 'nearest', behavior: 'instant' }],
    ])
  })

  it('stays where the place is seen, or unknown, or brought by what it is in', () => {
    opened()
    placed(link(), 10, 310, 200, 20)
    bringPlace('fog')
    bringPlace('gone')
    opened({ top: 5000 })
    document.querySelector('ul')?.addEventListener(PHOTO_SHOWN, (event) => event.preventDefault())
    bringPlace('fog')
    expect(scrollIntoView).not.toHaveBeenCalled()
  })
})
