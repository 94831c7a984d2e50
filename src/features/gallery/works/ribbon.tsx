import * as styles from './hung-works.module.scss'

/** The works' colours side by side, in equal swatches and the works' order. */
export function Ribbon({ colours }: { colours: readonly string[] }) {
  return (
    <div className={styles.ribbon} data-ribbon aria-hidden="true">
      {colours.map((backgroundColor, at) => (
        <span key={at} style={{ backgroundColor }} />
      ))}
    </div>
  )
}
