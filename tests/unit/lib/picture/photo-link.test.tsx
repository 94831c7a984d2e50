import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { photoLink } from '../../../../src/lib/picture/photo-link'

function start() {
  const view = vi.fn()
  render(
    <a {...photoLink('fog', ['fog', 'sea'], view)} href="#fog">
      Fog
    </a>,
  )
  return { view, link: screen.getByRole('link', { name: 'Fog' }) }
}

it('opens the photograph among the others on a plain click', () => {
  const { view, link } = start()
  // False where the browser is kept from following the link.
  expect(fireEvent.click(link)).toBe(false)
  expect(view).toHaveBeenCalledExactlyOnceWith('fog', ['fog', 'sea'])
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leads to the file with %o',
  (init) => {
    const { view, link } = start()
    fireEvent.click(link, init)
    expect(view).not.toHaveBeenCalled()
    expect(link).toHaveAttribute('href', '#fog')
  },
)
