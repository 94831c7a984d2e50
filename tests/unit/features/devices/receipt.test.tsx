import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Device } from '../../../../src/features/devices/receipt/receipt'
import { receipt } from './device-data'

/** The device in its decision, after a link to it. */
const show = (round = 0) =>
  render(
    <>
      <a href="#decision-1">Have it read</a>
      <article id="decision-1">
        <Device data={receipt} label="A receipt" isLive round={round} />
      </article>
    </>,
  )
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))
const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')))

/** Places the receipt and, below it, the fields, which reach too far down in the window to have been read. */
const place = (below: number) => {
  const extent = (top: number, bottom: number) => new DOMRect(0, below + top, 300, bottom - top)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.querySelector(':scope > [aria-pressed]') ? extent(400, 600) : extent(0, 400)
  })
}

describe('a receipt', () => {
  const bringIntoView = vi.fn()

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    // Every part ends below the line of light, until that is at the end.
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(5)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(10)
    Element.prototype.scrollIntoView = bringIntoView
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    bringIntoView.mockClear()
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
    history.replaceState(null, '', '/')
  })

  it('is read as it is scrolled past', () => {
    show()
    pass(50)
    expect(screen.getByText('2 of 2 fields')).toBeVisible()
  })

  it('begins anew when a link to it is followed, once the page has come to rest', () => {
    show()
    pass(50)
    fireEvent.click(screen.getByRole('link', { name: 'Have it read' }))
    for (let frame = 0; frame < 10; frame += 1) {
      scroll()
      pass(100)
    }
    expect(screen.getByText('0 of 2 fields')).toBeVisible()
    pass(1000)
    expect(screen.getByText('0 of 2 fields')).toBeVisible()
    pass(500)
    expect(screen.getByText('2 of 2 fields')).toBeVisible()
  })

  it('is read to its end where the visitor lingers with all fields in view', () => {
    place(130)
    show()
    pass(500)
    expect(screen.getByText('0 of 2 fields')).toBeVisible()
    scroll()
    pass(500)
    expect(screen.getByText('0 of 2 fields'), 'not while the page moves').toBeVisible()
    pass(1500)
    expect(screen.getByText('2 of 2 fields')).toBeVisible()
  })

  it('waits for the visitor where a field is below the window', () => {
    place(200)
    show()
    pass(3000)
    expect(screen.queryByText('2 of 2 fields')).toBeNull()
  })

  it.each(['click', 'focus'] as const)(
    'is read on at a %s on a field, which is marked only once all are read',
    (use) => {
      place(200)
      // Its head is read from the beginning.
      vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
        return this.dataset.partOf === 'head' ? -10 : 5
      })
      const { container } = show()
      pass(50)
      const field = screen.getByRole('button', { name: /^Sum/ })
      const marked = () => container.querySelector('[data-part-of=total][data-lit]')
      if (use === 'click') fireEvent.click(field)
      else act(() => field.focus())
      pass(100)
      expect(screen.getByText('1 of 2 fields')).toBeVisible()
      expect(field).toHaveTextContent('unread')
      expect(field).toHaveAttribute('aria-pressed', 'false')
      expect(marked()).toBeNull()
      pass(1500)
      expect(field).toHaveTextContent('€ 3,27')
      expect(field).toHaveAttribute('aria-pressed', String(use === 'click'))
      expect(marked()).not.toBeNull()
      pass(500)
      expect(screen.getByRole('status')).toHaveTextContent(use === 'click' ? 'the total' : /^$/)
    },
  )

  it('says that nothing was typed once it was used, and stays used when a link to it is followed', () => {
    show()
    pass(50)
    fireEvent.click(screen.getByRole('button', { name: 'Use it' }))
    fireEvent.click(screen.getByRole('link', { name: 'Have it read' }))
    pass(50)
    expect(screen.getByText('0 of 2 typed')).toBeVisible()
  })

  it('comes back into view to be read again', () => {
    show(1)
    expect(bringIntoView).toHaveBeenCalledWith({ block: 'nearest', behavior: 'smooth' })
    pass(50)
    expect(screen.getByText('0 of 2 fields')).toBeVisible()
    pass(1500)
    expect(screen.getByText('2 of 2 fields')).toBeVisible()
  })
})
