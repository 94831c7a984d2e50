import type { Fact } from '../../ui/facts'
import { TextLink } from '../../ui/text-link'
import { Stack } from './stack'

/** The facts of a project as a row of four, some with a small third line. */
export function factsOf(project: Queries.ProjectHeadFragment): Fact[] {
  const { client, team, role, year, duration, technologies, links } = project
  return [
    { term: STRINGS.facts.client, value: client, detail: team },
    { term: STRINGS.facts.myRole, value: role },
    { term: STRINGS.facts.year, value: year, detail: duration },
    {
      term: STRINGS.facts.stack,
      value: <Stack technologies={technologies} />,
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
