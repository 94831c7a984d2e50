import { lightPairs } from './light-pairs'

/**
 * Lights the field of a work in the ribbon of colours, and the work of a field; a press on a field leads to its work. Who
 * does not point has the works themselves, in the same order.
 * @param list the element that holds the works
 * @returns what ends it
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
      // Once it is scrolled past it stands lower than what holds it begins: only its foot is seen.
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
