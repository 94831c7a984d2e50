import '../../styles/reveal.scss'

/** The scroll reveal library, together with its styles. */
export { default as AOS } from 'aos'

/** How much of a picture comes into the window while it is uncovered, in px, at a calm pace of scrolling. */
const MEANWHILE = 100

/**
 * Sets `--shown` on each element as AOS reveals it: the share of its height that is in the window by then, or will soon
 * be. A higher picture is uncovered from there: from its own lower edge, the movement would be over before it is seen.
 * @returns a function that stops it
 */
export function noteShown(elements: Iterable<HTMLElement>): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement) || !target.classList.contains('aos-animate')) continue
      const { top, height } = target.getBoundingClientRect()
      const shown = (window.innerHeight - top + MEANWHILE) / height
      target.style.setProperty('--shown', String(Math.min(shown, 1)))
    }
  })
  for (const element of elements) observer.observe(element, { attributes: true, attributeFilter: ['class'] })
  return () => observer.disconnect()
}
