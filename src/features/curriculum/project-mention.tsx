import { TextLink } from '../../ui/text-link'

/** A project that a text may name. */
export interface Mentioned {
  path: string
  name: string
}

export interface ProjectMentionProps {
  text: string
  projects: readonly Mentioned[]
}

/** A text whose first mention of each project links to it. */
export function ProjectMention({ text, projects }: ProjectMentionProps) {
  const [first] = projects
    .map((project) => ({ project, at: placeOf(project.name, text) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  if (!first) return <>{text}</>
  const { path, name } = first.project

  return (
    <>
      {text.slice(0, first.at)}
      <TextLink to={path}>{name}</TextLink>
      <ProjectMention
        text={text.slice(first.at + name.length)}
        projects={projects.filter((project) => project.path !== path)}
      />
    </>
  )
}

const isLetter = (character: string | undefined) => /[\p{L}\d-]/u.test(character ?? '')

/** Where a name stands in a text as a word of its own; -1 if it does not. */
function placeOf(name: string, text: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return at
  return -1
}
