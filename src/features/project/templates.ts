import type { ComponentType } from 'react'
import { CaseStudy } from './case-study'
import { FullWidth } from './full-width'
import { SideColumn } from './side-column'
import type { TemplateProps } from './template-props'

/** The templates by the names that front matter gives them; any project may choose any of them. */
export const TEMPLATES: Readonly<Record<string, ComponentType<TemplateProps>>> = {
  'case-study': CaseStudy,
  'details-1': SideColumn,
  'details-2': FullWidth,
}
