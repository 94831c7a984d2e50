/** Marks the document once it is scrolled, so that every picture stays in its place from then on (`src/styles/_pictures.scss`). */
export function noteScroll(): void {
  document.addEventListener('scroll', () => document.documentElement.setAttribute('data-scrolled', ''), { once: true })
}
