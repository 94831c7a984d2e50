import * as styles from './sign.module.scss'

/** A plus for a closed group, a minus for an open one, by the `aria-expanded` of its button or its `<details>`. */
export function Sign() {
  return <span className={styles.sign} aria-hidden="true" />
}
