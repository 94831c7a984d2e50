/**
 * The cross that clears a choice.
 * @param size in px
 */
export function Cross({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 14 14" aria-hidden="true">
      <path d="m2 2 10 10M12 2 2 12" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
