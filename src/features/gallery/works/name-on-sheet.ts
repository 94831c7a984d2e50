import { lightPairs } from './light-pairs'

/**
 * Shows the name and number of a contact sheet's hovered or focused work in place of the title, or in a bar below the
 * header once the title is scrolled away, and highlights its row in the key; likewise from the key to the sheet. Screen
 * readers get the names from the links: title and intro keep their text.
 * @param list the element containing the sheet; the key follows it
 * @returns cleanup function
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

/** Sets the text the style sheet shows instead of the element's own; no text restores that. */
function tell(element: HTMLElement, attribute: 'data-says' | 'data-number', text: string | null | undefined) {
  if (text) element.setAttribute(attribute, text)
  else element.removeAttribute(attribute)
}
