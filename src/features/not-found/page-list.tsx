import { useId } from 'react'
import { classNames } from '../../lib/text/class-names'
import { SiteLink } from '../../ui/site-link'
import * as styles from './page-list.module.scss'

interface List {
  head: string
  pages: readonly Queries.FinderPageFragment[]
}

export interface PageListProps {
  words: Queries.NotFoundWordsFragment['finder']
  pages: readonly Queries.FinderPageFragment[]
  className?: string | undefined
}

/**
 * Pages as plain links, where no page is near or there is no finder: one list of projects, one of galleries, one for
 * each menu group that contains only other pages, and before them one for the rest.
 */
export function PageList({ words, pages, className }: PageListProps) {
  const heads = words.lists ?? words.kinds
  const of = (kind: string) => pages.filter((page) => page.kind === kind)
  const groups = new Set(of('page').flatMap(({ group }) => group ?? []))
  const rest = { head: heads.page, pages: of('page').filter(({ group }) => !group) }
  const lists = [
    { head: heads.project, pages: of('project') },
    ...[...groups].map((head) => ({ head, pages: of('page').filter(({ group }) => group === head) })),
    { head: heads.gallery, pages: of('gallery') },
  ]
  // The rest is short and stands alone, below what was asked for.
  const columns = [[rest], ...inColumns(lists.filter(hasPages))].filter((column) => column.some(hasPages))

  return (
    <nav className={classNames(styles.lists, className)} aria-label={words.label}>
      {columns.map((column, at) => (
        <div key={at} className={styles.column}>
          {column.map((list) => (
            <NamedList key={list.head} {...list} />
          ))}
        </div>
      ))}
    </nav>
  )
}

const hasPages = ({ pages }: List) => pages.length > 0

/** Balances the lists over three columns: longest first, each goes below the shortest column so far. */
function inColumns(lists: readonly List[]): List[][] {
  const columns: List[][] = [[], [], []]
  // The head and the space above it take a row each.
  const rows = (column: readonly List[]) => column.reduce((sum, { pages }) => sum + pages.length + 2, 0)
  for (const list of [...lists].sort((a, b) => b.pages.length - a.pages.length))
    columns.reduce((least, column) => (rows(column) < rows(least) ? column : least)).push(list)
  const inOrder = new Set(lists.map((list) => columns.find((column) => column.includes(list)) ?? []))
  return [...inOrder].map((column) => lists.filter((list) => column.includes(list)))
}

function NamedList({ head, pages }: List) {
  const id = useId()

  return (
    <div className={styles.list}>
      <h2 id={id} className={styles.head}>
        {head}
      </h2>
      <ul aria-labelledby={id}>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <SiteLink className={styles.row} to={path}>
              <span className={styles.title}>{label}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
