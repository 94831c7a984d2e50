import * as styles from './surface.module.scss'

/** A dark background of a section: navy, or the primary field. */
export type Background = 'dark' | 'primary'

/** The class that sets a section's background, with text, hairline and focus ring colours to match. */
export function surfaceClass(background: Background): string | undefined {
  return background === 'dark' ? styles.dark : styles.primary
}

/** The name of a background, as the header reads it from a section's `data-header-ground`. */
export function surfaceName(background: Background): 'navy' | 'field' {
  return background === 'dark' ? 'navy' : 'field'
}
