import { graphql, Link } from 'gatsby'
import { NumberedSection } from '../../ui/numbered-section'
import { SlashText } from '../../ui/breakable-text'
import * as styles from './project-table.module.scss'

/** A project and its trade. */
export interface ProjectRow extends Queries.CurriculumProjectFragment {
  field: string
}

export interface ProjectTableProps {
  number: number
  words: Queries.CurriculumProjectsFragment
  projects: readonly ProjectRow[]
  /** The tools shown for a stack, with their short names. */
  tools: readonly Queries.CurriculumToolFragment[]
}

/** Short names of the listed tools in a project's stack, with non-breaking spaces. */
const shortNames = (tools: ProjectTableProps['tools'], stack: readonly string[]) =>
  tools.filter(({ name }) => stack.includes(name)).map(({ name, short }) => (short ?? name).replaceAll(' ', '\u00a0'))

const { project, trade, myPart, stack, year } = STRINGS.facts

/** The projects as a table; each row is a link to its project. */
export function ProjectTable({ number, words, projects, tools }: ProjectTableProps) {
  return (
    <NumberedSection className={styles.section} headingId="projects-heading" number={number} words={words}>
      <table className={styles.table} aria-labelledby="projects-heading">
        <thead>
          <tr className={styles.heads}>
            {[project, trade, myPart, stack].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col" className={styles.year}>
              {year}
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map(({ path, name, field, role, stack, year }) => (
            <tr key={path} className={styles.row}>
              <th scope="row" className={styles.name}>
                <Link to={path} className={styles.link}>
                  <span className={styles.word}>{name}</span>
                </Link>
              </th>
              <td>{field}</td>
              <td>{role}</td>
              <td className={styles.stack}>
                <SlashText text={shortNames(tools, stack).join(', ')} />
              </td>
              <td className={styles.year}>{year}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </NumberedSection>
  )
}

export const projectTableFragments = graphql`
  fragment CurriculumProjects on Devloper1PageProjects {
    heading
    aside
  }
  fragment CurriculumTool on Devloper1PageMatrixTools {
    name
    short
  }
  fragment CurriculumProject on Project {
    path
    name
    role
    stack
    year
  }
`
