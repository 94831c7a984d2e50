import * as styles from './hung-works.module.scss'

/** The colours of the works side by side, an equal field each, in the order in which the works follow. */
export function Ribbon({ colours }: { colours: readonly string[] }) {
  return (
    <div className={styles.ribbon} data-ribbon aria-hidden="true">
      {colours.map((backgroundColor, at) => (
        <span key={at} style={{ backgroundColor }} />
      ))}
    </div>
  )
}
