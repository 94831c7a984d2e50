/** How long smooth scrolling stays on, in ms. */
const LONGEST = 1000

/** Makes the click of an in-page link scroll smoothly instead of jumping. With reduced motion it still jumps. */
export function glide(): void {
  const { style } = document.documentElement
  style.scrollBehavior = 'smooth'
  setTimeout(() => (style.scrollBehavior = ''), LONGEST)
}
