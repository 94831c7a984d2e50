/** A square of which a slanted half is dark, as the brand's mark slants. Takes the colour of the text around it. */
export function ThemeIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d="M0 0h16v16H0zM6 1.5h8.5v13H10z" />
    </svg>
  )
}
