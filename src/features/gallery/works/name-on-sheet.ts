import { lightPairs } from './light-pairs'

/**
 * Says in the title's place which work of a contact sheet is pointed at or has the focus, with its number, in a bar below the header once the
 * title is scrolled away, and lights its row in the key; and the other way round. Whoever listens hears the names in the
 * links: title and intro stay what they are.
 * @param list the element that holds the sheet; the key follows it
 * @returns what ends it
 */
export function nameOnSheet(list: HTMLElement): () => void {
  const gallery = list.parentElement
  const head = gallery?.querySelector('header')
  const title = head?.querySelector<HTMLElement>('div')
  const said = title?.querySelector<HTMLElement>(':scope > :last-child')
  const intro = head?.querySelector<HTMLElement>('p')
  if (list.dataset.hang !== 'sheet' || !gallery || !title || !said) return () => undefined

  const rowsOf = (part: Element | null) => [...(part?.querySelectorAll<HTMLElement>('li') ?? [])]
  const rows = () => rowsOf(list.nextElementSibling)
  return lightPairs(
    gallery,
    () => [rowsOf(list), rows()],
    (at) => {
      head?.toggleAttribute('data-away', title.getBoundingClientRect().bottom < 0)
      const row = rows()[at]
      tell(said, 'data-says', row?.querySelector('a')?.textContent)
      tell(said, 'data-number', row?.querySelector('span')?.textContent)
      if (intro) tell(intro, 'data-says', rowsOf(list)[at]?.querySelector('p')?.textContent)
    },
  )
}

/** What the style sheet shows in the place of an element's own words; nothing brings them back. */
function tell(element: HTMLElement, attribute: 'data-says' | 'data-number', text: string | null | undefined) {
  if (text) element.setAttribute(attribute, text)
  else element.removeAttribute(attribute)
}
