/** How long the page may take on its way. */
const LONGEST = 1000

/** For a link to a place on its own page: lets the page glide there rather than jump. Where motion is reduced it jumps all the same. */
export function glide(): void {
  const { style } = document.documentElement
  style.scrollBehavior = 'smooth'
  setTimeout(() => (style.scrollBehavior = ''), LONGEST)
}
