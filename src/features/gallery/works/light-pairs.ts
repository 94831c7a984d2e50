/**
 * Lights each of two sets of elements with its counterpart in the other, while one of them is pointed at or has the focus.
 * @param root what holds both sets
 * @param setsOf both sets, in the same order; asked anew each time, because a filter changes them
 * @param onLit told their place, or -1 when none is lit
 * @returns what ends it
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
    // A page that scrolls under a resting pointer takes nothing from what has the focus.
    const pointed = event instanceof FocusEvent ? -1 : placeOf(event.target)
    show(pointed < 0 ? placeOf(event.type === 'focusout' ? null : document.activeElement) : pointed)
  }
  const acts = ['pointerover', 'pointerleave', 'focusin', 'focusout'] as const
  for (const act of acts) root.addEventListener(act, light)
  // The script comes with the first movement of the pointer, which then stands on something already.
  const under = [...root.querySelectorAll(':hover')].at(-1)
  if (under) show(placeOf(under))
  return () => {
    for (const act of acts) root.removeEventListener(act, light)
  }
}
