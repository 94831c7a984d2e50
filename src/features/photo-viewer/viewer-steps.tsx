import { useEffect, useRef } from 'react'
import { PillButton } from '../../ui/pill-button'
import * as styles from './viewer-steps.module.scss'

export interface ViewerStepsProps {
  /** There is no other photograph to step to. */
  isSingle: boolean
  isLarger: boolean
  onPrevious: () => void
  onNext: () => void
  onToggle: () => void
}

/**
 * The viewer's buttons: previous and next, and apart from them, in words where they fit, the larger view. Focus starts on
 * next, or on the only one, whose ring a pointer that has opened the viewer does not show until a key is used.
 */
export function ViewerSteps({ isSingle, isLarger, onPrevious, onNext, onToggle }: ViewerStepsProps) {
  const steps = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const button = steps.current?.querySelector<HTMLElement>('button:nth-child(2), button:only-child')
    if (!button) return
    const showRing = () => button.removeAttribute('data-quiet')
    button.toggleAttribute('data-quiet', !document.activeElement?.matches(':focus-visible'))
    button.focus()
    document.addEventListener('keydown', showRing)
    return () => document.removeEventListener('keydown', showRing)
  }, [])

  return (
    <div className={styles.steps} ref={steps}>
      {!isSingle && (
        <div className={styles.ways}>
          <PillButton className={styles.step} aria-label={STRINGS.photographs.previous} onClick={onPrevious}>
            <Icon path="M23 9H2M10 1 2 9l8 8" />
          </PillButton>
          <PillButton className={styles.step} aria-label={STRINGS.photographs.next} onClick={onNext}>
            <Icon path="M1 9h21M14 1l8 8-8 8" />
          </PillButton>
        </div>
      )}
      <button type="button" className={styles.larger} data-view={isLarger ? 'larger' : 'whole'} onClick={onToggle}>
        <span className={styles.word}>{isLarger ? STRINGS.photographs.whole : STRINGS.photographs.larger}</span>
        <Icon path={isLarger ? 'M3 9h18' : 'M3 9h18M12 0v18'} />
      </button>
    </div>
  )
}

function Icon({ path }: { path: string }) {
  return (
    <svg
      width="24"
      height="18"
      viewBox="0 0 24 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
