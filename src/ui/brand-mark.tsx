import type { SVGAttributes } from 'react'

/** The logo, in the current text colour. */
export function BrandMark(props: SVGAttributes<SVGSVGElement>) {
  return (
    <svg {...props} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path d="M0 1h11l10.6 30h-11z" />
      <circle cx="24.8" cy="8.2" r="7.2" />
    </svg>
  )
}
