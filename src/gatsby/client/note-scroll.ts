/** Marks the document once it was scrolled, so that every picture stays in its place from then on (`src/styles/_pictures.scss`). */
export function noteScroll(): void {
  const mark = () => document.documentElement.setAttribute('data-scrolled', '')
  if (window.scrollY > 0) mark()
  else window.addEventListener('scroll', mark, { once: true, passive: true })
}
