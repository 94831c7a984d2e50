/** The chevron of the dropdown. */
export function FieldChevron({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M1.5 4.5 7 10l5.5-5.5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
