import type { Fact } from '../../ui/facts'
import { TextLink } from '../../ui/text-link'

/** The facts of a project as a row of four, with what belongs to each as a small third line. */
export function factsOf(project: Queries.ProjectHeadFragment): Fact[] {
  const { client, team, role, year, duration, stack, links } = project
  return [
    { term: 'Client', value: client, detail: team },
    { term: 'My role', value: role },
    { term: 'Year', value: year, detail: duration },
    {
      term: 'Stack',
      value: stack.join(', '),
      detail:
        links.length > 0 &&
        links.map(({ label, url }) => (
          <TextLink key={url} to={url}>
            {label}
          </TextLink>
        )),
    },
  ]
}
