import { Children, type ReactNode } from 'react'
import { StandingSection } from './standing-section'

/** The sections of a page. One that throws leaves its words standing, and the others as they are. */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(
    children,
    (section, place) => section && <StandingSection place={place}>{section}</StandingSection>,
  )
}
