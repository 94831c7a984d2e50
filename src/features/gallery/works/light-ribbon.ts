import { lightPairs } from './light-pairs'

/**
 * Highlights a work's swatch in the ribbon, and a swatch's work; clicking a swatch goes to its work. Without a pointer,
 * visitors have the works themselves, in the same order.
 * @param list the element containing the works
 * @returns cleanup function
 */
export function lightRibbon(list: HTMLElement): () => void {
  const ribbonOf = () => list.querySelector<HTMLElement>('[data-ribbon]')
  if (!ribbonOf()) return () => undefined

  const worksOf = () => [...list.querySelectorAll<HTMLElement>('li')]
  const fieldsOf = () => [...(ribbonOf()?.children ?? [])].filter((one) => one instanceof HTMLElement)
  const end = lightPairs(
    list,
    () => [worksOf(), fieldsOf()],
    () => {
      // Scrolled past, the ribbon sits below its parent's top, and only its bottom edge shows.
      const ribbon = ribbonOf()
      const topOf = (one?: Element | null) => one?.getBoundingClientRect().top ?? 0
      ribbon?.toggleAttribute('data-narrow', topOf(ribbon) > topOf(ribbon.parentElement))
    },
  )
  const lead = ({ target }: MouseEvent) => {
    const work = worksOf()[fieldsOf().findIndex((field) => field === target)]
    work?.scrollIntoView({ block: 'center' })
    work?.querySelector('a')?.focus({ preventScroll: true })
  }
  list.addEventListener('click', lead)
  return () => {
    end()
    list.removeEventListener('click', lead)
  }
}
