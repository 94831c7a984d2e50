import { graphql } from 'gatsby'
import { Fragment } from 'react'
import { SlashText } from '../../ui/breakable-text'
import { TextLink } from '../../ui/text-link'
import * as styles from './stack.module.scss'

/** What a project is built with, each name linked to the works that share it. */
export function Stack({ technologies }: { technologies: readonly Queries.TechnologyFragment[] }) {
  return technologies.map(({ name, path }, place) => (
    <Fragment key={name}>
      {place > 0 && ' '}
      <span className={styles.name}>
        {path ? (
          <TextLink to={path}>
            <SlashText text={name} />
          </TextLink>
        ) : (
          <SlashText text={name} />
        )}
        {place < technologies.length - 1 && <span>,</span>}
      </span>
    </Fragment>
  ))
}

export const technologyFragment = graphql`
  fragment Technology on ProjectTechnology {
    name
    path
  }
`
