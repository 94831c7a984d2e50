import { CaseStudy } from './case-study/case-study'
import { FullWidth } from './details-full-width/full-width'
import { SideColumn } from './details-beside/side-column'
import type { TemplateProps } from './template-props'

/** A project in the template its front matter names; any project may use any of the three. */
export function ProjectTemplate(props: TemplateProps) {
  switch (props.project.template) {
    case 'details-1':
      return <SideColumn {...props} />
    case 'details-2':
      return <FullWidth {...props} />
    default:
      return <CaseStudy {...props} />
  }
}
