import { classNames } from '../../lib/text/class-names'
import * as styles from './strip-arrow.module.scss'

export interface StripArrowProps {
  /** Points back instead of onward. */
  isBack?: boolean
  onClick: () => void
}

/** Moves a strip by a card, for the pointer: keys move the strip itself, and its index names every card. */
export function StripArrow({ isBack = false, onClick }: StripArrowProps) {
  return (
    <button
      className={classNames(styles.arrow, isBack && styles.back)}
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onClick}
    >
      <svg width="20" height="14" viewBox="0 0 20 14" fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M0 7h18M12 1l6 6-6 6" />
      </svg>
    </button>
  )
}
