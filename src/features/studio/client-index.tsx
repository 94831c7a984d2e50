import { graphql } from 'gatsby'
import { useFixedPages } from '../../state/use-menu'
import { usePanelLink } from '../../state/use-panel-link'
import { NumberedSection } from '../../ui/numbered-section'
import { PillLink } from '../../ui/pill-link'
import { ClientRow, type Client } from './client-row'
import * as styles from './client-index.module.scss'

export interface ClientIndexProps {
  number: number
  words: Queries.ClientIndexWordsFragment
  clients: readonly Client[]
}

/** A table of clients on the page's grid, whose last row is an open slot. */
export function ClientIndex({ number, words, clients }: ClientIndexProps) {
  const { columns, open } = words
  const { contact } = useFixedPages()
  const contactLink = usePanelLink('contactVisible')

  return (
    <NumberedSection className={styles.section} headingId="clients-heading" number={number} words={words}>
      <table className={styles.table} aria-labelledby="clients-heading">
        <thead className={styles.head}>
          <tr className={styles.row}>
            {[columns.client, columns.trade, columns.work, columns.year].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {clients.map((client, index) => (
            <ClientRow key={client.project.path} client={client} read={words.read} place={index} />
          ))}
          <tr className={styles.row}>
            <th className={styles.open} scope="row">
              {open.name}
            </th>
            <td className={styles.trade}>{open.trade}</td>
            <td className={styles.work}>{open.work}</td>
            <td className={styles.action}>
              <PillLink {...contactLink} to={contact}>
                {open.action}
              </PillLink>
            </td>
          </tr>
        </tbody>
      </table>
    </NumberedSection>
  )
}

export const clientIndexFragment = graphql`
  fragment ClientIndexWords on Agency2PageClients {
    heading
    aside
    columns {
      client
      trade
      work
      year
    }
    read
    open {
      name
      trade
      work
      action
    }
  }
`
