import type { HTMLAttributes } from 'react'
import { SectionHead, type SectionHeadProps } from './section-head'

export interface NumberedSectionProps
  extends HTMLAttributes<HTMLElement>, Pick<SectionHeadProps, 'number' | 'words' | 'ruled' | 'headingId'> {
  headClassName?: string
}

/** A section of a page under its numbered head, whose heading names it. */
export function NumberedSection({
  number,
  words,
  ruled,
  headingId,
  headClassName,
  children,
  ...rest
}: NumberedSectionProps) {
  return (
    <section {...rest} aria-labelledby={headingId}>
      <SectionHead className={headClassName} number={number} words={words} ruled={ruled} headingId={headingId} />
      {children}
    </section>
  )
}
