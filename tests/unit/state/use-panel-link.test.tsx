import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SiteStateProvider, useSiteState } from '../../../src/state/site-state'
import { usePanelLink } from '../../../src/state/use-panel-link'

function FilmLink() {
  const { state } = useSiteState()
  return (
    <>
      <a href="/promo.mp4" {...usePanelLink('videoModalVisible')}>
        Watch
      </a>
      <output>{state.videoModalVisible ? 'open' : 'closed'}</output>
    </>
  )
}

const click = (init: MouseEventInit) => {
  render(<FilmLink />, { wrapper: SiteStateProvider })
  const link = screen.getByRole('link')
  const event = createEvent.click(link, init)
  // jsdom cannot navigate; whether the link is followed is read before this.
  let isFollowed = true
  document.addEventListener(
    'click',
    (one) => {
      isFollowed = !one.defaultPrevented
      one.preventDefault()
    },
    { once: true },
  )
  fireEvent(link, event)
  return { isFollowed, state: screen.getByRole('status').textContent, link }
}

it('opens the panel on a plain click and takes the focus, so that it comes back (O4, H6)', () => {
  const { link, ...rest } = click({})
  expect(rest).toEqual({ isFollowed: false, state: 'open' })
  expect(link).toHaveFocus()
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'follows the link on a click with %o (H6)',
  (init) => {
    expect(click(init)).toMatchObject({ isFollowed: true, state: 'closed' })
  },
)
