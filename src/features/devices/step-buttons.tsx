import type { KeyboardEventHandler } from 'react'

export interface StepButtonsProps {
  /** The labels of the two: previous and next. */
  names: readonly [previous: string, next: string]
  isLive: boolean
  /** Whether there is no step that way. The button stays in place and keeps focus. */
  isEnd: (by: 1 | -1) => boolean
  onStep: (by: 1 | -1) => void
  onKeyDown?: KeyboardEventHandler
  className?: string | undefined
}

/** Two buttons that step a device back and forward. */
export function StepButtons({ names: [previous, next], isLive, isEnd, onStep, ...rest }: StepButtonsProps) {
  return ([-1, 1] as const).map((by) => (
    <button
      key={by}
      type="button"
      aria-label={by < 0 ? previous : next}
      aria-disabled={isLive && isEnd(by) ? true : undefined}
      disabled={!isLive}
      onClick={() => onStep(by)}
      {...rest}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={by < 0 ? 'm6 15 6-6 6 6' : 'm6 9 6 6 6-6'} />
      </svg>
    </button>
  ))
}
