import { useId } from 'react'
import { classNames } from '../../lib/text/class-names'
import { SiteLink } from '../../ui/site-link'
import * as styles from './page-list.module.scss'

type Page = Queries.ListedPageFragment

export interface PageListProps {
  words: Queries.NotFoundWordsFragment['finder']
  pages: readonly Page[]
  className?: string | undefined
}

/**
 * Pages as plain links, where no page is near, and where there is no finder: a list for the projects, one for the galleries,
 * one for each group of the menu that holds nothing but other pages, and one for the rest.
 */
export function PageList({ words, pages, className }: PageListProps) {
  const heads = words.lists ?? words.kinds
  const of = (kind: string) => pages.filter((page) => page.kind === kind)
  const groups = new Set(of('page').flatMap(({ group }) => group ?? []))
  const columns = [
    [
      { head: heads.project, pages: of('project') },
      { head: heads.page, pages: of('page').filter(({ group }) => !group) },
    ],
    [...groups].map((head) => ({ head, pages: of('page').filter(({ group }) => group === head) })),
    [{ head: heads.gallery, pages: of('gallery') }],
  ]

  return (
    <nav className={classNames(styles.lists, className)} aria-label={words.label}>
      {columns.map((lists, at) => (
        <div key={at} className={styles.column}>
          {lists.map((list) => list.pages.length > 0 && <NamedList key={list.head} {...list} />)}
        </div>
      ))}
    </nav>
  )
}

function NamedList({ head, pages }: { head: string; pages: readonly Page[] }) {
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
