import { classNames } from '../../lib/text/class-names'
import { choices } from './choices'
import { useTheme } from '../../state/use-theme'
import * as styles from './theme-panel.module.scss'

export interface ThemePanelProps {
  id: string
  /** Whether the page is dark in both themes, which the panel then says: a choice here changes only the other pages. */
  isAlwaysDark: boolean
}

/** The rows of the theme switch: one per theme, the current one pressed, and one that resets to the default (O3). */
export function ThemePanel({ id, isAlwaysDark }: ThemePanelProps) {
  const { shade: current, choose, reset } = useTheme()

  return (
    <div id={id} className={styles.panel}>
      <p className={styles.label}>{isAlwaysDark ? STRINGS.theme.alwaysDark : STRINGS.theme.theme}</p>
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
