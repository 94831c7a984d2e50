import * as styles from './sign.module.scss'

/** The plus of a closed group, the minus of an open one. It follows the `aria-expanded` of its button, or its details. */
export function Sign() {
  return <span className={styles.sign} aria-hidden="true" />
}
