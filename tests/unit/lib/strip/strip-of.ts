import { fireEvent } from '@testing-library/react'

/**
 * A strip of so many items, each as wide as its window, that scrolls at once; it is in the document and laid out by
 * hand.
 */
export function stripOf(count: number) {
  const strip = document.createElement('ul')
  const size = { width: 100 }
  let scrolled = 0
  const scrollTo = (left: number) => {
    scrolled = left
    fireEvent.scroll(strip)
  }
  Object.defineProperties(strip, {
    clientWidth: { get: () => size.width },
    scrollLeft: { get: () => scrolled, set: scrollTo },
  })
  strip.append(...Array.from({ length: count }, () => document.createElement('li')))
  for (const [index, item] of [...strip.children].entries())
    item.getBoundingClientRect = () => new DOMRect(index * size.width - scrolled, 0, size.width, 10)
  strip.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options !== 'object') throw new Error('scrolled without options')
    scrollTo(options.left ?? 0)
  }
  document.body.replaceChildren(strip)
  return { strip, size, comesToRest: () => fireEvent(strip, new Event('scrollend')) }
}
