import { SiteLink } from '../../ui/site-link'
import * as styles from './page-list.module.scss'

export interface PageListProps {
  label: string
  pages: readonly Queries.FinderPageFragment[]
  /** What a page is called, by its kind. */
  kinds: Queries.NotFoundWordsFragment['finder']['kinds']
}

/** Every page as a plain row of links, where there is no finder. */
export function PageList({ label, pages, kinds }: PageListProps) {
  const words = new Map(Object.entries(kinds))

  return (
    <ul aria-label={label}>
      {pages.map(({ path, title, kind }) => (
        <li key={path}>
          <SiteLink className={styles.row} to={path}>
            <span className={styles.title}>{title}</span> <span className={styles.note}>{path}</span>{' '}
            <span className={styles.kind}>{words.get(kind)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
