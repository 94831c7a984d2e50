import * as styles from './surface.module.scss'

/** A dark ground a section may stand on: navy, or the primary field. */
export type Background = 'dark' | 'primary'

/** The class that puts a section on a ground and gives its ink, hairlines and focus ring what stands out there. */
export function surfaceClass(background: Background): string | undefined {
  return background === 'dark' ? styles.dark : styles.primary
}

/** The name of a ground, as the header knows it from `data-header-ground` of a section it lies on. */
export function surfaceName(background: Background): 'navy' | 'field' {
  return background === 'dark' ? 'navy' : 'field'
}
