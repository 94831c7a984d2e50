import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { REVEAL_AFTER, useHeaderScroll } from '../../../../src/features/header/use-header-scroll'

const rendered = vi.fn()
let frames: (() => void)[] = []

function Header({ isHeld = false, isOpen = false, isShown = true }) {
  const header = useRef<HTMLElement>(null)
  useHeaderScroll(header, isHeld)
  rendered()
  return (
    <header ref={header}>
      <div hidden={!isShown}>
        <button aria-expanded={isOpen}>Group</button>
      </div>
    </header>
  )
}

function scrollTo(top: number) {
  Object.assign(window, { scrollY: top })
  fireEvent.scroll(window)
  for (const frame of frames.splice(0)) frame()
}

beforeEach(() => {
  frames = []
  rendered.mockClear()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  Object.assign(window, { scrollY: 0 })
})

describe('the header while the page scrolls', () => {
  test('is `scrolling` at any scroll down (H3, C5)', () => {
    render(<Header />)
    expect(screen.getByRole('banner')).not.toHaveClass('scrolling')
    scrollTo(1)
    expect(screen.getByRole('banner')).toHaveClass('scrolling')
    scrollTo(0)
    expect(screen.getByRole('banner')).not.toHaveClass('scrolling')
  })

  test('has `reveal-header` beyond 300 px (H3, C5)', () => {
    expect(REVEAL_AFTER).toBe(300)
    render(<Header />)
    scrollTo(300)
    expect(screen.getByRole('banner')).not.toHaveClass('reveal-header')
    scrollTo(301)
    expect(screen.getByRole('banner')).toHaveClass('reveal-header')
  })

  test('hides on the way down beyond 300 px, and comes back on the way up (H2)', () => {
    render(<Header />)
    scrollTo(300)
    expect(screen.getByRole('banner')).not.toHaveClass('hide-header')
    scrollTo(400)
    expect(screen.getByRole('banner')).toHaveClass('hide-header')
    scrollTo(390)
    expect(screen.getByRole('banner')).not.toHaveClass('hide-header')
  })

  test('is in its place at once where the page jumps to its top, as another page does', () => {
    render(<Header />)
    const finish = vi.fn()
    Object.assign(screen.getByRole('banner'), { getAnimations: () => [{ finish }] })
    for (const top of [250, 0, 800, 400]) scrollTo(top)
    expect(finish).not.toHaveBeenCalled()
    scrollTo(0)
    expect(finish).toHaveBeenCalledOnce()
  })

  test('comes back for focus and stays while it has it', () => {
    render(<Header />)
    scrollTo(400)
    screen.getByRole('button').focus()
    expect(screen.getByRole('banner')).not.toHaveClass('hide-header')
    scrollTo(500)
    expect(screen.getByRole('banner')).not.toHaveClass('hide-header')
  })

  test('does not come back over what has the focus', () => {
    render(
      <>
        <Header />
        <a href="/srxp/">A link at the top of the window</a>
      </>,
    )
    Object.defineProperty(screen.getByRole('banner'), 'offsetHeight', { value: 64 })
    const link = screen.getByRole('link')
    const place = vi.spyOn(link, 'getBoundingClientRect').mockReturnValue({ top: 10, bottom: 30 } as DOMRect)
    scrollTo(400)
    link.focus()
    scrollTo(390)
    expect(screen.getByRole('banner')).toHaveClass('hide-header')

    place.mockReturnValue({ top: 110, bottom: 130 } as DOMRect)
    scrollTo(380)
    expect(screen.getByRole('banner')).not.toHaveClass('hide-header')
  })

  test('stays where a link that it covers is pressed, which shows no focus', () => {
    render(
      <>
        <Header />
        <a href="/srxp/">A work that is as tall as the window</a>
      </>,
    )
    Object.defineProperty(screen.getByRole('banner'), 'offsetHeight', { value: 64 })
    const link = screen.getByRole('link')
    vi.spyOn(link, 'getBoundingClientRect').mockReturnValue({ top: 10, bottom: 700 } as DOMRect)
    vi.spyOn(link, 'matches').mockReturnValue(false)
    scrollTo(400)
    scrollTo(390)
    link.focus()
    for (const frame of frames.splice(0)) frame()
    expect(screen.getByRole('banner')).not.toHaveClass('hide-header')
  })

  test.each([
    ['a group in it', { isOpen: true }],
    ['a panel of the site', { isHeld: true }],
  ])('stays while %s is open', (_, props) => {
    render(<Header {...props} />)
    scrollTo(400)
    expect(screen.getByRole('banner')).not.toHaveClass('hide-header')
  })

  test('hides although a group is open in a panel that is closed (H2)', () => {
    render(<Header isOpen isShown={false} />)
    scrollTo(400)
    expect(screen.getByRole('banner')).toHaveClass('hide-header')
  })

  test('works once a frame and renders nothing anew', () => {
    render(<Header />)
    for (let event = 0; event < 5; event += 1) fireEvent.scroll(window)
    expect(frames).toHaveLength(1)
    scrollTo(400)
    expect(rendered).toHaveBeenCalledOnce()
  })
})
