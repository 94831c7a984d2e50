import '../../styles/reveal.scss'

/** The scroll reveal library, together with its styles. */
export { default as AOS } from 'aos'

/** How much of a picture comes into the window while it is uncovered, in px, at a calm pace of scrolling. */
const MEANWHILE = 100

/**
 * Sets `--in-view` on each element while it is revealed: the share of its height that is in the window when AOS reveals
 * it, or will soon be. A higher picture is uncovered from there: from its own lower edge, the movement would be over
 * before it is seen.
 * @returns a function that stops it
 */
export function noteShown(elements: Iterable<HTMLElement>): () => void {
  // AOS sets its class again with every scroll.
  const waiting = new Set<Node>(elements)
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement) || !target.classList.contains('aos-animate')) continue
      if (waiting.delete(target)) setShown(target)
    }
  })
  for (const element of waiting) observer.observe(element, { attributes: true, attributeFilter: ['class'] })
  return () => observer.disconnect()
}

function setShown(element: HTMLElement) {
  const { top, height } = element.getBoundingClientRect()
  element.style.setProperty('--in-view', String(Math.min((window.innerHeight - top + MEANWHILE) / height, 1)))
}
