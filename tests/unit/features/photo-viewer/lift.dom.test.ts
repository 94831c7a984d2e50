import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endLift, lift, moveFrom } from '../../../../src/features/photo-viewer/lift'
import { photoLinkId } from '../../../../src/lib/picture/photo-link'

const animate = vi.fn<(frames: PropertyIndexedKeyframes) => { finished: Promise<void> }>()
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
      <div><p>1 of 5</p><div><picture><img class="large" width="1200" height="800"></picture></div></div>
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
  return { dialog: part('.dialog'), large: part('.large') }
}

beforeEach(() => {
  animate.mockReset().mockReturnValue({ finished: Promise.resolve() })
  Element.prototype.animate = animate as never
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => vi.unstubAllGlobals())

it('grows from what the page shows of it, and gives the dialog its fade back', async () => {
  const { dialog, large } = opened()
  lift(dialog, 'fog')
  expect(animate.mock.contexts[0]).toBe(large)
  expect(animate.mock.calls[0]?.[0]).toMatchObject({
    transform: ['translate(-440px, 0px) scale(0.5)', 'none'],
    clipPath: ['inset(0px 100px 0px 100px)', 'inset(0px)'],
  })
  expect(large.style.backgroundImage).toContain('/fog-400.avif')
  expect(dialog.style.opacity).toBe('1')
  await vi.waitFor(() => expect(dialog.style.opacity).toBe(''))
})

it('closed on its way, the dialog fades', () => {
  animate.mockReturnValue({ finished: new Promise(() => undefined) })
  const { dialog } = opened()
  lift(dialog, 'fog')
  endLift(dialog)
  expect(dialog.style.opacity).toBe('')
})

it.each([
  ['another part of it is on the page', { natural: [100, 200] }],
  ['it is outside the window', { top: 5000 }],
])('does not move where %s', (_, page) => {
  lift(opened(page).dialog, 'fog')
  expect(animate).not.toHaveBeenCalled()
})

it('does not move for who asked for less motion, but shows the file of the page until its own is there', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { dialog, large } = opened()
  lift(dialog, 'fog')
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
