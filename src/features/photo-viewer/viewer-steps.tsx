import { useEffect, useRef } from 'react'
import { PillButton } from '../../ui/pill-button'
import * as styles from './viewer-steps.module.scss'

export interface ViewerStepsProps {
  onPrevious: () => void
  onNext: () => void
}

/** The two buttons of the viewer. The focus starts on the way on. */
export function ViewerSteps({ onPrevious, onNext }: ViewerStepsProps) {
  const steps = useRef<HTMLDivElement>(null)

  useEffect(() => {
    steps.current?.querySelector<HTMLElement>('button:last-child')?.focus()
  }, [])

  return (
    <div className={styles.steps} ref={steps}>
      <PillButton className={styles.step} aria-label={STRINGS.photographs.previous} onClick={onPrevious}>
        <Arrow path="M23 9H2M10 1 2 9l8 8" />
      </PillButton>
      <PillButton className={styles.step} aria-label={STRINGS.photographs.next} onClick={onNext}>
        <Arrow path="M1 9h21M14 1l8 8-8 8" />
      </PillButton>
    </div>
  )
}

function Arrow({ path }: { path: string }) {
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
