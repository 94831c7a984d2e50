/**
 * Highlights matching elements of two sets together, while either is hovered or focused.
 * @param root element containing both sets
 * @param setsOf returns both sets, in the same order; called each time, as a filter changes them
 * @param onLit called with the index highlighted, or -1 for none
 * @returns cleanup function
 */
export function lightPairs(
  root: HTMLElement,
  setsOf: () => readonly [readonly HTMLElement[], readonly HTMLElement[]],
  onLit?: (at: number) => void,
): () => void {
  const placeOf = (target: EventTarget | null) =>
    Math.max(...setsOf().map((set) => set.findIndex((one) => target instanceof Node && one.contains(target))))
  const show = (at: number) => {
    for (const set of setsOf()) set.forEach((one, place) => one.toggleAttribute('data-lit', place === at))
    onLit?.(at)
  }
  const light = (event: Event) => {
    // A page that scrolls under a resting pointer leaves the focused element highlighted.
    const pointed = event instanceof FocusEvent ? -1 : placeOf(event.target)
    show(pointed < 0 ? placeOf(event.type === 'focusout' ? null : document.activeElement) : pointed)
  }
  const acts = ['pointerover', 'pointerleave', 'focusin', 'focusout'] as const
  for (const act of acts) root.addEventListener(act, light)
  // The script loads on the first input, so the pointer may already be over an element.
  const under = [...root.querySelectorAll(':hover')].at(-1)
  if (under) show(placeOf(under))
  return () => {
    for (const act of acts) root.removeEventListener(act, light)
  }
}
