import { useId } from 'react'
import { classNames } from '../../lib/text/class-names'
import { SiteLink } from '../../ui/site-link'
import * as styles from './page-list.module.scss'

export interface PageListProps {
  words: Queries.NotFoundWordsFragment['finder']
  pages: readonly Queries.FinderPageFragment[]
  className?: string | undefined
}

const KINDS = ['project', 'page', 'gallery'] as const

/** Pages as plain links, one list a kind: where no page is near, and where there is no finder. */
export function PageList({ words, pages, className }: PageListProps) {
  const id = useId()
  const heads = words.lists ?? words.kinds

  return (
    <nav className={classNames(styles.lists, className)} aria-label={words.label}>
      {KINDS.map((kind) => (
        <div key={kind}>
          <h2 id={id + kind} className={styles.head}>
            {heads[kind]}
          </h2>
          <ul aria-labelledby={id + kind}>
            {pages
              .filter((page) => page.kind === kind)
              .map(({ path, title }) => (
                <li key={path}>
                  <SiteLink className={styles.row} to={path}>
                    <span className={styles.title}>{title}</span>
                  </SiteLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
