import { classNames } from '../../lib/text/class-names'
import { choices } from './choices'
import { useTheme } from '../../state/use-theme'
import * as styles from './theme-row.module.scss'

/** The theme switch as one row, for the drawer's foot (O3): the two themes, and a reset once one is chosen. */
export function ThemeRow() {
  const { shade: current, isChosen, choose, reset } = useTheme()

  return (
    <section className={styles.row} aria-label={STRINGS.theme.theme}>
      {choices.map(({ shade, label }) => (
        <button
          key={shade}
          type="button"
          className={styles.choice}
          aria-pressed={shade === current}
          onClick={() => choose(shade)}
        >
          <span className={classNames(styles.swatch, styles[shade])} />
          {label}
        </button>
      ))}
      {isChosen && (
        <button type="button" className={styles.reset} aria-label={STRINGS.theme.reset} onClick={reset}>
          {STRINGS.theme.resetShort}
        </button>
      )}
    </section>
  )
}
