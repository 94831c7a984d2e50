import { Children, type ReactNode } from 'react'
import { StandingSection } from './standing-section'

/** The sections of a page. One that throws keeps its content and does not affect the others. */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(
    children,
    (section, place) => section && <StandingSection place={place}>{section}</StandingSection>,
  )
}
