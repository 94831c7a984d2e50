import * as styles from './strip-arrows.module.scss'

export interface StripArrowsProps {
  current: number
  count: number
  goTo: (index: number) => void
}

/**
 * Which card of a strip is current, and arrows that move it by one, for the pointer: keys move the strip itself, and
 * its index names every card.
 */
export function StripArrows({ current, count, goTo }: StripArrowsProps) {
  const arrow = (to: number, path: string) => (
    <button
      className={styles.arrow}
      type="button"
      tabIndex={-1}
      disabled={to < 0 || to >= count}
      onClick={() => goTo(to)}
    >
      <svg width="20" height="14" viewBox="0 0 20 14" fill="none" stroke="currentColor" strokeWidth="2">
        <path d={path} />
      </svg>
    </button>
  )

  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.place}>{`${current + 1} / ${count}`}</span>
      {arrow(current - 1, 'M20 7H2M8 1 2 7l6 6')}
      {arrow(current + 1, 'M0 7h18M12 1l6 6-6 6')}
    </div>
  )
}
