import { expect, it, vi } from 'vitest'
import { noteShown } from '../../../../src/lib/browser/reveal'

/** A picture 400 px high, so many px below the top of a window 800 px high. */
function picture(top: number) {
  vi.stubGlobal('innerHeight', 800)
  const element = document.createElement('figure')
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 400))
  return element
}

const shown = (element: HTMLElement) => element.style.getPropertyValue('--in-view')

it.each([
  { top: 800, share: '0.25' },
  { top: 700, share: '0.5' },
  { top: 200, share: '1' },
])('uncovers a picture at $top px from what is in the window by then or soon will be', async ({ top, share }) => {
  const element = picture(top)
  noteShown([element])
  element.classList.add('aos-init')
  await Promise.resolve()
  expect(shown(element)).toBe('')
  element.classList.add('aos-animate')
  await vi.waitFor(() => expect(shown(element)).toBe(share))
})

it('uncovers a picture once, however often it is revealed', async () => {
  const element = picture(700)
  noteShown([element])
  element.classList.add('aos-animate')
  await vi.waitFor(() => expect(shown(element)).toBe('0.5'))
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 200, 300, 400))
  element.className = 'aos-init aos-animate'
  await Promise.resolve()
  expect(shown(element)).toBe('0.5')
})

it('notes nothing once it is stopped', async () => {
  const element = picture(700)
  noteShown([element])()
  element.classList.add('aos-animate')
  await Promise.resolve()
  expect(shown(element)).toBe('')
})
