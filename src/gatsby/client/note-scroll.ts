/** Marks the document once it is scrolled; from then on every picture stays in place (`src/styles/_pictures.scss`). */
export function noteScroll(): void {
  document.addEventListener('scroll', () => document.documentElement.setAttribute('data-scrolled', ''), { once: true })
}
