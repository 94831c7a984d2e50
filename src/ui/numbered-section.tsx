import type { HTMLAttributes } from 'react'
import { SectionHead, type SectionHeadProps } from './section-head'

export interface NumberedSectionProps
  extends HTMLAttributes<HTMLElement>, Pick<SectionHeadProps, 'number' | 'words' | 'ruled' | 'headingId'> {
  headClassName?: string
}

/** A page section with a numbered head, labelled by its heading. */
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
