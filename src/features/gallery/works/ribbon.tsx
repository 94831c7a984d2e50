import { fromHex, isGrey } from '../../../lib/picture/oklab'
import * as styles from './hung-works.module.scss'

/**
 * The works' colours side by side, in equal swatches and the works' order. The greys at its end are a scale of their
 * own, and stand a little apart.
 */
export function Ribbon({ colours }: { colours: readonly string[] }) {
  const greys = 1 + colours.findLastIndex((colour) => !isGrey(fromHex(colour)))

  return (
    <div className={styles.ribbon} data-ribbon aria-hidden="true">
      {colours.map((backgroundColor, at) => (
        <span key={at} style={{ backgroundColor }} data-apart={(at > 0 && at === greys) || undefined} />
      ))}
    </div>
  )
}
