import { graphql } from 'gatsby'
import { Fragment } from 'react'
import { TextLink } from '../../ui/text-link'

/** What a project is built with, each name a link to the works that share it. */
export function Stack({ technologies }: { technologies: readonly Queries.TechnologyFragment[] }) {
  return technologies.map(({ name, path }, place) => (
    <Fragment key={name}>
      {place > 0 && ', '}
      {path ? <TextLink to={path}>{name}</TextLink> : name}
    </Fragment>
  ))
}

export const technologyFragment = graphql`
  fragment Technology on ProjectTechnology {
    name
    path
  }
`
