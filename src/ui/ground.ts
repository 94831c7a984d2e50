import * as styles from './ground.module.scss'

/** A dark ground a section may stand on: navy, or the primary field. */
export type Background = 'dark' | 'primary'

/** The class that puts a section on a ground and gives its ink, hairlines and focus ring what stands out there. */
export function groundClass(background: Background): string | undefined {
  return background === 'dark' ? styles.dark : styles.primary
}

/** The name of a ground, as the header knows it from `data-header-ground` of a section it lies on. */
export function groundName(background: Background): 'navy' | 'field' {
  return background === 'dark' ? 'navy' : 'field'
}
