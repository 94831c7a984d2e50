/**
 * Says in the title's place which work of a contact sheet is pointed at or has the focus, and lights its row in the key; and
 * the other way round. Whoever listens hears the names in the links: title and intro stay what they are.
 * @param list the element that holds the sheet; the key follows it
 * @returns what ends it
 */
export function nameOnSheet(list: HTMLElement): () => void {
  const gallery = list.parentElement
  const title = gallery?.querySelector<HTMLElement>('h1')
  const intro = gallery?.querySelector<HTMLElement>('h1 + p')
  if (list.dataset.hang !== 'sheet' || !gallery || !title) return () => undefined

  const rowsOf = (part: Element | null) => [...(part?.querySelectorAll<HTMLElement>('li') ?? [])]
  const say = (event: Event) => {
    const works = rowsOf(list)
    const rows = rowsOf(list.nextElementSibling)
    const placeOf = (target: unknown) => {
      const row = target instanceof Element ? target.closest('li') : null
      return row ? Math.max(works.indexOf(row), rows.indexOf(row)) : -1
    }
    // A page that scrolls under a resting pointer takes nothing from what has the focus.
    const pointed = event instanceof FocusEvent ? -1 : placeOf(event.target)
    const at = pointed < 0 ? placeOf(event.type === 'focusout' ? null : document.activeElement) : pointed
    for (const one of [...works, ...rows]) one.toggleAttribute('data-lit', one === works[at] || one === rows[at])
    tell(title, rows[at]?.querySelector('a')?.textContent)
    if (intro) tell(intro, works[at]?.querySelector('p')?.textContent)
  }
  const acts = ['pointerover', 'pointerleave', 'focusin', 'focusout'] as const
  for (const act of acts) gallery.addEventListener(act, say)
  return () => {
    for (const act of acts) gallery.removeEventListener(act, say)
  }
}

/** What the style sheet shows in the place of an element's own words; nothing brings them back. */
function tell(element: HTMLElement, text: string | null | undefined) {
  if (text) element.setAttribute('data-says', text)
  else element.removeAttribute('data-says')
}
