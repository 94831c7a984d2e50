import { classNames } from '../../lib/text/class-names'
import { choices } from './choices'
import { useTheme } from '../../state/use-theme'
import * as styles from './theme-panel.module.scss'

/** The rows of the theme switch: one per theme, the current one pressed, and one that resets to the default (O3). */
export function ThemePanel({ id }: { id: string }) {
  const { shade: current, choose, reset } = useTheme()

  return (
    <div id={id} className={styles.panel}>
      <p className={styles.label}>{STRINGS.theme.theme}</p>
      {choices.map(({ shade, label }) => (
        <button
          key={shade}
          type="button"
          className={styles.row}
          aria-pressed={shade === current}
          onClick={() => choose(shade)}
        >
          <span className={classNames(styles.swatch, styles[shade])} />
          {label}
        </button>
      ))}
      <button type="button" className={classNames(styles.row, styles.reset)} onClick={reset}>
        {STRINGS.theme.reset}
      </button>
    </div>
  )
}
