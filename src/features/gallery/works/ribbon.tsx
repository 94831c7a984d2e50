import { type Oklab, toHex } from '../../../lib/picture/oklab'
import * as styles from './gallery-works.module.scss'

/** The colours of the works side by side, an equal field each, in the order in which the works follow. */
export function Ribbon({ colours }: { colours: readonly Oklab[] }) {
  const percent = (at: number) => `${Number(((100 * at) / colours.length).toFixed(3))}%`
  const fields = colours.map((colour, at) => `${toHex(colour)} ${percent(at)} ${percent(at + 1)}`)

  return (
    <div
      className={styles.ribbon}
      style={{ backgroundImage: `linear-gradient(to right, ${fields.join(', ')})` }}
      aria-hidden="true"
    />
  )
}
