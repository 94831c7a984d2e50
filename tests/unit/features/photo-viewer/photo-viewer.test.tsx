import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Numbered, PhotoViewer } from '../../../../src/features/photo-viewer/photo-viewer'
// Compiled before the tests: it takes longer than one waits for what a visitor sees.
import '../../../../src/features/photo-viewer/viewer-dialog'
import { photoLink } from '../../../../src/lib/picture/photo-link'

const titles = ['Fog', 'Sea', 'Dune', 'Stairs', 'Glass']
const photos = titles.map((title): Queries.ViewerPhotoFragment => {
  const slug = title.toLowerCase()
  const fallback = { src: `/${slug}-400.jpg`, srcSet: `/${slug}-400.jpg 400w, /${slug}-1600.jpg 1600w` }
  return {
    slug,
    title,
    note: title === 'Fog' ? 'Hardly there.' : null,
    place: 'Waterland',
    year: 2021,
    image: {
      alt: `${title}, seen`,
      focus: null,
      file: {
        childImageSharp: {
          gatsbyImageData: { width: 3, height: 2, images: { fallback } },
        },
      },
    },
  }
})

async function open(title = 'Fog', among = titles, numbered?: Numbered) {
  const user = userEvent.setup()
  const slugs = among.map((name) => name.toLowerCase())
  render(
    <PhotoViewer photos={photos} numbered={numbered}>
      {(view) =>
        slugs.map((slug) => (
          <a key={slug} {...photoLink(slug, slugs, view)} href={`/${slug}.jpg`}>
            {slug} in full size
          </a>
        ))
      }
    </PhotoViewer>,
  )
  await user.click(link(title))
  await screen.findByRole('dialog', { name: 'Photograph viewer' })
  return user
}
const link = (title: string) => screen.getByRole('link', { name: `${title.toLowerCase()} in full size`, hidden: true })
const says = (text: string) => expect(screen.getByRole('status')).toHaveTextContent(text)
const button = (name: string) => screen.getByRole('button', { name })
const view = () => screen.getByRole('button', { name: /^(Larger|Whole) view$/ })
const isLarger = (is: boolean) => expect(view()).toHaveAccessibleName(is ? 'Whole view' : 'Larger view')
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const loaded = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('img', { hidden: true })
    .map((image) => image.getAttribute('alt'))

beforeEach(() => {
  window.history.replaceState({}, '', '/')
  Element.prototype.scrollIntoView = () => undefined
  // Nothing moves: jsdom cannot.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

describe('the photograph viewer', () => {
  it('shows a photograph with its caption, and starts the focus on the way on', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Fog' })).toBeVisible()
    expect(screen.getByText('Hardly there.')).toBeVisible()
    expect(screen.getByText('Waterland,').parentElement).toHaveTextContent(/^Waterland, 2021$/)
    says('1 of 5, Fog')
    await waitFor(() => expect(button('Next photograph')).toHaveFocus())
  })

  it('leads on by a click on the next photograph where the eye sees it, which screen readers do not hear', async () => {
    const user = await open()
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Fog, seen'])
    await user.click(dialog.getByAltText('Sea, seen'))
    says('2 of 5, Sea')
    isLarger(false)
  })

  it('goes on and back by its buttons, and from the last to the first', async () => {
    const user = await open('Glass')
    await user.click(button('Next photograph'))
    says('1 of 5, Fog')
    await user.click(button('Previous photograph'))
    says('5 of 5, Glass')
    await user.click(button('Previous photograph'))
    says('4 of 5, Stairs')
  })

  it('follows arrow keys, Home and End, but not the browser’s own', async () => {
    const user = await open()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    says('3 of 5, Dune')
    await user.keyboard('{ArrowLeft}')
    says('2 of 5, Sea')
    await user.keyboard('{End}')
    says('5 of 5, Glass')
    await user.keyboard('{Home}')
    says('1 of 5, Fog')
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    says('1 of 5, Fog')
  })

  it('has the neighbours ready, each once', async () => {
    const user = await open('Dune')
    expect(loaded()).toEqual(['Sea, seen', 'Dune, seen', 'Stairs, seen'])
    await user.keyboard('{Home}')
    // With the one that fades away.
    expect(loaded()).toEqual(['Fog, seen', 'Sea, seen', 'Dune, seen', 'Glass, seen'])
  })

  it('gives the focus back to what opened it where the page has no link of the photograph', async () => {
    const user = userEvent.setup()
    render(
      <PhotoViewer photos={photos}>{(view) => <button onClick={() => view('sea', ['sea'])}>Find</button>}</PhotoViewer>,
    )
    await user.click(button('Find'))
    await screen.findByRole('dialog', { name: 'Photograph viewer' })
    await user.keyboard('{Escape}')
    await isClosed()
    expect(button('Find')).toHaveFocus()
  })

  it('shows two photographs and their order, and one without any way on', async () => {
    const user = await open('Sea', ['Sea', 'Glass'])
    says('1 of 2, Sea')
    expect(loaded()).toEqual(['Sea, seen', 'Glass, seen'])
    await user.keyboard('{ArrowLeft}')
    says('2 of 2, Glass')
  })

  it('shows a single photograph without a way on, and starts the focus on its only button', async () => {
    await open('Sea', ['Sea'])
    says('1 of 1, Sea')
    expect(screen.getAllByRole('button')).toEqual([view(), button('Close')])
    await waitFor(() => expect(view()).toHaveFocus())
  })

  it.each([
    ['Close', async (user: ReturnType<typeof userEvent.setup>) => user.click(button('Close'))],
    ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['back', () => window.history.back()],
  ])('closes by %s and gives the focus to the photograph it showed', async (_, close) => {
    const user = await open('Fog')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    await close(user)
    await isClosed()
    await waitFor(() => expect(link('Dune')).toHaveFocus())
  })

  it('counts the photographs it steps through, not all of the page', async () => {
    const user = await open('Sea', ['Fog', 'Sea', 'Glass'])
    const counts = () => screen.getByRole('dialog').querySelector('div[aria-hidden]')?.textContent.trim()
    expect(counts()).toBe('02 / 03')
    says('2 of 3, Sea')
    await user.click(button('Next photograph'))
    expect(counts()).toBe('03 / 03')
  })

  it('gives photographs the numbers they have on the page, if all of them have one there', async () => {
    const works = [
      { slug: 'fog', number: '02' },
      { slug: 'sea', number: '07' },
      { slug: 'dune', number: '' },
    ]
    const user = await open('Fog', ['Fog', 'Sea'], { works, total: 24 })
    const counts = () => screen.getByRole('dialog').querySelector('div[aria-hidden]')?.textContent.trim()
    expect(counts()).toBe('02 / 24')
    says('2 of 24, Fog')
    await user.click(button('Next photograph'))
    expect(counts()).toBe('07 / 24')
    cleanup()
    await open('Fog', ['Fog', 'Dune'], { works, total: 24 })
    expect(counts()).toBe('01 / 02')
    says('1 of 2, Fog')
  })

  it('closes by a click on the ground around the photograph, and by none on its text', async () => {
    const user = await open('Fog')
    const ground = screen.getByRole('img', { name: 'Fog, seen' }).closest('picture')?.parentElement
    if (!ground) throw new Error('no ground')
    await user.click(screen.getByText('Waterland,'))
    says('1 of 5, Fog')
    await user.click(ground)
    await isClosed()
    await waitFor(() => expect(link('Fog')).toHaveFocus())
  })

  describe('a finger', () => {
    type Place = [x: number, y: number]
    const touch = ([clientX, clientY]: Place) => ({ clientX, clientY })
    /** Moves a finger over the viewer: each place with the time since the last one, in ms. */
    const draw = (from: Place, ways: readonly (readonly [Place, number])[], { fingers = 1, isLifted = true } = {}) => {
      const target = screen.getByRole('heading')
      let time = 1000
      const fire = (type: 'touchStart' | 'touchMove' | 'touchEnd', lists: object) => {
        const event = createEvent[type](target, lists)
        Object.defineProperty(event, 'timeStamp', { value: time })
        fireEvent(target, event)
        return event
      }
      fire('touchStart', { touches: Array.from({ length: fingers }, () => touch(from)) })
      const moves = ways.map(([place, later]) => {
        time += later
        return fire('touchMove', { touches: Array.from({ length: fingers }, () => touch(place)) })
      })
      if (isLifted) fire('touchEnd', { touches: [], changedTouches: [touch(ways.at(-1)?.[0] ?? from)] })
      return moves
    }
    const slowly = (place: Place) => [[place, 1000] as const]
    const beside = () => screen.getByRole('dialog').querySelector('[data-drawn]')?.getAttribute('data-drawn')

    // There is no way to be measured here.
    beforeEach(() => {
      Element.prototype.getAnimations = () => []
    })

    it('steps sideways, and leaves two fingers, short and steep ways', async () => {
      await open()
      draw([300, 100], slowly([100, 110]))
      says('2 of 5, Sea')
      draw([100, 100], slowly([300, 90]))
      says('1 of 5, Fog')
      draw([300, 100], slowly([280, 100]))
      draw([300, 300], slowly([200, 100]))
      draw([300, 100], slowly([100, 100]), { fingers: 2 })
      says('1 of 5, Fog')
    })

    it('draws in the next or the previous one, whichever it moves away from', async () => {
      await open('Dune')
      draw([300, 100], slowly([200, 100]), { isLifted: false })
      expect(beside()).toBe('next')
      draw([300, 100], slowly([400, 100]), { isLifted: false })
      expect(beside()).toBe('previous')
      draw([300, 100], slowly([310, 100]))
      expect(beside()).toBeUndefined()
      says('3 of 5, Dune')
    })

    it('has nothing to draw in beside a single photograph', async () => {
      await open('Sea', ['Sea'])
      draw([300, 100], slowly([100, 100]))
      says('1 of 1, Sea')
    })

    it('leaves the keys to the viewer after a press on what takes no focus', async () => {
      const user = await open()
      await user.click(screen.getByRole('heading'))
      await user.keyboard('{ArrowRight}')
      says('2 of 5, Sea')
    })

    it('steps by a mouse that holds the photograph, which is not clicked by that, and by no other button', async () => {
      await open()
      const mouse = (type: 'down' | 'move' | 'up', clientX: number, buttons: number, button = 0) => {
        const event = new MouseEvent(`pointer${type}`, { clientX, clientY: 100, buttons, button, bubbles: true })
        fireEvent(screen.getByRole('img'), Object.assign(event, { pointerType: 'mouse' }))
      }
      const draws = (from: number, to: number) => {
        const held = screen.getByRole('img')
        mouse('down', from, 1)
        mouse('move', to, 1)
        mouse('up', to, 0)
        fireEvent.click(held)
      }
      draws(300, 100)
      says('2 of 5, Sea')
      draws(100, 300)
      says('1 of 5, Fog')
      draws(300, 270)
      says('1 of 5, Fog')
      expect(screen.queryByRole('group')).toBeNull()

      mouse('down', 300, 2, 2)
      mouse('move', 100, 2)
      expect(beside()).toBeUndefined()
      // Released outside the window.
      mouse('down', 300, 1)
      mouse('move', 100, 1)
      expect(beside()).toBe('next')
      mouse('move', 100, 0)
      expect(beside()).toBeUndefined()
      says('1 of 5, Fog')
    })

    it('closes it downwards, far enough or by a flick, and the page is not pulled along', async () => {
      const user = await open()
      const [move] = draw([200, 100], slowly([210, 200]))
      expect(move?.defaultPrevented).toBe(true)
      await isClosed()
      await waitFor(() => expect(link('Fog')).toHaveFocus())

      await user.click(link('Fog'))
      await screen.findByRole('dialog', { name: 'Photograph viewer' })
      draw(
        [200, 100],
        [
          [[200, 110], 16],
          [[200, 140], 16],
        ],
      )
      await isClosed()
    })

    it('lets it return from a short way down, and leaves the way up to the browser', async () => {
      await open()
      draw([200, 100], slowly([200, 160]), { isLifted: false })
      expect(beside()).toBe('down')
      draw([200, 100], slowly([200, 160]))
      expect(beside()).toBeUndefined()
      const [move] = draw([200, 300], slowly([200, 100]))
      expect(move?.defaultPrevented).toBe(false)
      says('1 of 5, Fog')
      expect(screen.getByRole('dialog')).toBeVisible()
    })

    it('scrolls back what has been scrolled before it closes', async () => {
      await open()
      const viewer = screen.getByRole('heading').parentElement?.parentElement
      if (viewer) viewer.scrollTop = 40
      draw([200, 100], slowly([200, 300]))
      says('1 of 5, Fog')
      expect(screen.getByRole('dialog')).toBeVisible()
    })
  })

  describe('the larger view', () => {
    it('begins by its button, says so, and takes the focus to the photograph', async () => {
      const user = await open()
      isLarger(false)
      expect(screen.queryByRole('group')).not.toBeInTheDocument()
      await user.click(view())
      isLarger(true)
      says('Larger view')
      expect(screen.getByRole('group', { name: 'Fog' })).toHaveFocus()
      await user.click(view())
      isLarger(false)
      says('1 of 5, Fog')
      expect(view()).toHaveFocus()
    })

    it('begins by plus, typed with Shift or without, and ends by minus', async () => {
      const user = await open()
      for (const plus of ['{Shift>}+{/Shift}', '+', '=']) {
        await user.keyboard(plus)
        isLarger(true)
        await user.keyboard('=')
        isLarger(true)
        await user.keyboard('-')
        isLarger(false)
        await user.keyboard('-')
        isLarger(false)
      }
      await user.keyboard('{Control>}+{/Control}')
      isLarger(false)
    })

    it('begins and ends by a click on the photograph', async () => {
      const user = await open()
      await user.click(screen.getByRole('img', { name: 'Fog, seen' }))
      isLarger(true)
      await user.click(screen.getByRole('img', { name: 'Fog, seen' }))
      isLarger(false)
      expect(view()).toHaveFocus()
    })

    it('keeps what was clicked under the pointer, and begins by its button at the point that crops keep', async () => {
      vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1800)
      vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(1200)
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
      vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
      const user = await open()
      const image = screen.getByRole('img', { name: 'Fog, seen' })
      image.getBoundingClientRect = () => new DOMRect(400, 200, 600, 400)
      const scrolled = () => {
        const { scrollLeft, scrollTop } = screen.getByRole('group', { name: 'Fog' })
        return [scrollLeft, scrollTop]
      }
      // Three quarters across, a quarter down.
      fireEvent.click(image, { clientX: 850, clientY: 300 })
      expect(scrolled()).toEqual([1350 - 850, 300 - 300])
      await user.click(view())
      await user.click(view())
      expect(scrolled(), 'none: the middle').toEqual([400, 200])
      await user.click(view())
      image.style.objectPosition = '25% 100%'
      await user.click(view())
      expect(scrolled()).toEqual([200, 400])
    })

    it('says on the photograph which one it is', async () => {
      const user = await open()
      expect(screen.getAllByText('Fog')).toHaveLength(1)
      await user.click(view())
      expect(screen.getByText('Fog', { selector: 'span' })).toBeVisible()
    })

    it('ends by Escape, which closes the viewer only then', async () => {
      const user = await open()
      await user.click(view())
      await user.keyboard('{Escape}')
      isLarger(false)
      says('1 of 5, Fog')
      expect(view()).toHaveFocus()
      await user.keyboard('{Escape}')
      await isClosed()
      await waitFor(() => expect(link('Fog')).toHaveFocus())
    })

    it('moves by arrow keys, a quarter of the window each, and steps on by a swipe from its end only', async () => {
      const user = await open()
      await user.click(view())
      const photograph = screen.getByRole('group', { name: 'Fog' })
      Object.defineProperties(photograph, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } })
      Object.defineProperty(photograph, 'clientHeight', { value: 200 })
      vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900)
      const moved = vi.fn()
      photograph.scrollBy = moved
      photograph.scrollLeft = 300
      await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowUp}{ArrowDown}{Alt>}{ArrowLeft}{/Alt}')
      expect(moved.mock.calls).toEqual([
        [{ left: 75, top: 0, behavior: 'instant' }],
        [{ left: -75, top: 0, behavior: 'instant' }],
        [{ left: 0, top: -50, behavior: 'instant' }],
        [{ left: 0, top: 50, behavior: 'instant' }],
      ])
      const swipeTo = (clientX: number, clientY: number) => {
        const end = { clientX, clientY }
        fireEvent.touchStart(photograph, { touches: [{ clientX: 300, clientY: 100 }] })
        fireEvent.touchMove(photograph, { touches: [end] })
        fireEvent.touchEnd(photograph, { touches: [], changedTouches: [end] })
      }
      swipeTo(100, 100)
      swipeTo(300, 400)
      expect(screen.getByRole('group', { name: 'Fog' })).toHaveFocus()
      photograph.scrollLeft = 600
      swipeTo(250, 100)
      swipeTo(500, 100)
      swipeTo(200, 400)
      expect(screen.getByRole('group', { name: 'Fog' })).toHaveFocus()
      swipeTo(200, 100)
      isLarger(true)
      expect(screen.getByRole('group', { name: 'Sea' })).toHaveFocus()
      photograph.scrollLeft = 0
      swipeTo(400, 100)
      expect(screen.getByRole('group', { name: 'Fog' })).toHaveFocus()
    })

    it('is pulled past its end by a finger, and names the side to which a release would step', async () => {
      const user = await open()
      await user.click(view())
      const photograph = screen.getByRole('group', { name: 'Fog' })
      Object.defineProperty(photograph, 'clientWidth', { value: 300 })
      vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900)
      const viewer = photograph.parentElement
      const pulled = () => [viewer?.style.getPropertyValue('--across'), viewer?.dataset.pulled]
      const touches = (clientX: number, clientY = 100) => ({ touches: [{ clientX, clientY }] })
      // Whether it is kept from the browser.
      const moveTo = (x: number, y?: number) => !fireEvent.touchMove(photograph, touches(x, y))
      photograph.scrollLeft = 600
      fireEvent.touchStart(photograph, touches(400))
      expect([moveTo(360), ...pulled()]).toEqual([true, '-14px', ''])
      expect([moveTo(300), ...pulled()]).toEqual([true, '-35px', 'next'])
      expect([moveTo(0), ...pulled()], 'no further').toEqual([true, '-96px', 'next'])
      expect([moveTo(380), ...pulled()]).toEqual([true, '-7px', ''])
      expect([moveTo(500), ...pulled()], 'back past where it began').toEqual([true, '0px', ''])
      expect(photograph.scrollLeft).toBe(500)
      fireEvent.touchEnd(photograph, { touches: [] })
      expect(pulled()).toEqual(['', undefined])

      photograph.scrollLeft = 600
      fireEvent.touchStart(photograph, touches(400))
      expect([moveTo(390, 130), moveTo(200, 130), ...pulled()], 'down first').toEqual([false, false, '', undefined])
      photograph.scrollLeft = 300
      fireEvent.touchStart(photograph, touches(400))
      expect([moveTo(200), ...pulled()], 'not at its end').toEqual([false, '', undefined])
      says('1 of 5, Fog')
    })

    it('goes on out of the window once released far enough, and the next one comes in behind it', async () => {
      vi.stubGlobal('matchMedia', () => ({ matches: false }))
      Element.prototype.getAnimations = () => []
      const moves: unknown[] = []
      Element.prototype.animate = function (this: Element, frames) {
        if (this instanceof HTMLImageElement) moves.push([this.alt, (frames as PropertyIndexedKeyframes).transform])
        return { finished: Promise.resolve(), cancel: () => undefined } as unknown as Animation
      }
      const user = await open()
      await user.click(view())
      const photograph = screen.getByRole('group', { name: 'Fog' })
      vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300)
      Object.defineProperty(photograph, 'clientWidth', { value: 300 })
      screen.getByRole('img', { name: 'Fog, seen' }).getBoundingClientRect = () => new DOMRect(-35, 0, 300, 200)
      moves.length = 0
      fireEvent.touchStart(photograph, { touches: [{ clientX: 300, clientY: 100 }] })
      fireEvent.touchMove(photograph, { touches: [{ clientX: 200, clientY: 100 }] })
      fireEvent.touchEnd(photograph, { touches: [] })
      says('Larger view, 2 of 5, Sea')
      expect(moves).toEqual([
        ['Sea, seen', ['translate(265px, 0px)', 'none']],
        ['', ['translate(0px, 0px)', 'translateX(-265px)']],
      ])
    })

    it('stays at the edge of the photograph by arrow key while that has the focus', async () => {
      const user = await open()
      await user.click(view())
      const photograph = screen.getByRole('group', { name: 'Fog' })
      photograph.scrollBy = () => undefined
      await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowUp}{ArrowDown}')
      isLarger(true)
      says('1 of 5, Fog')
    })

    it('stays for the photograph stepped to by button or key, which begins at the point that its crops keep', async () => {
      vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1800)
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
      const user = await open()
      await user.click(view())
      screen.getByRole('group', { name: 'Fog' }).scrollLeft = 800
      await user.click(button('Next photograph'))
      isLarger(true)
      says('Larger view, 2 of 5, Sea')
      expect(screen.getByRole('group', { name: 'Sea' }).scrollLeft).toBe(400)
      expect(button('Next photograph')).toHaveFocus()
      await user.keyboard('{ArrowRight}')
      says('Larger view, 3 of 5, Dune')
      await user.click(screen.getByRole('group', { name: 'Dune' }))
      await user.keyboard('{End}')
      isLarger(true)
      says('Larger view, 5 of 5, Glass')
      await user.keyboard('{Escape}')
      isLarger(false)
      says('5 of 5, Glass')
      expect(view()).toHaveFocus()
    })

    it('has gone when the viewer is opened anew', async () => {
      const user = await open()
      await user.click(view())
      await user.click(button('Close'))
      await isClosed()
      await user.click(link('Fog'))
      await screen.findByRole('dialog', { name: 'Photograph viewer' })
      isLarger(false)
    })

    it('asks for a picture of its size only while it is there', async () => {
      const user = await open()
      const sizes = () => screen.getByRole('img', { name: 'Fog, seen' }).getAttribute('sizes')
      const before = sizes()
      await user.click(view())
      expect(sizes()).toBe('max(100vw, 150vh, min(144vw, 270vh))')
      await user.keyboard('{Escape}')
      expect(sizes()).toBe(before)
    })
  })
})
