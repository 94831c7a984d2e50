import { graphql, Link } from 'gatsby'
import { classNames } from '../../lib/text/class-names'
import { reveal } from '../../ui/reveal'
import * as styles from './client-index.module.scss'

/** A client: the product made for them, their trade, and the work done. */
export interface Client {
  project: Queries.ClientProjectFragment
  trade: string
  work: string
}

export interface ClientRowProps {
  client: Client
  /** Text of the link, such as `Read the case`. */
  read: string
  /** Position in the table, from 0. */
  place: number
}

/** A row of the client index. The whole row is one link to the case. */
export function ClientRow({ client: { project, trade, work }, read, place }: ClientRowProps) {
  return (
    <tr className={classNames(styles.row, styles.client)} {...reveal('fade-up', place)}>
      <th className={styles.name} scope="row">
        <Link className={styles.link} to={project.path}>
          <span className={styles.word}>{project.name}</span>
        </Link>
      </th>
      <td className={styles.trade}>{trade}</td>
      <td className={styles.work}>{work}</td>
      <td className={styles.year}>
        {project.year}
        <span className={styles.read} aria-hidden="true">
          {read}
        </span>
      </td>
    </tr>
  )
}

export const clientProjectFragment = graphql`
  fragment ClientProject on Project {
    path
    name
    year
  }
`
