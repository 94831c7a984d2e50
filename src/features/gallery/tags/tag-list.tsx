import { Link } from 'gatsby'
import { useId } from 'react'
import { NumberedSection } from '../../../ui/numbered-section'
import { type TagCount, tagPath } from './tags'
import * as styles from './tag-list.module.scss'

export interface TagListProps {
  /** Position of the section on its page, from 1. */
  number: number
  words: { heading: string; aside: string }
  tags: readonly TagCount[]
}

/** Every tag with its number of works, each a link to its page (R3). */
export function TagList({ number, words, tags }: TagListProps) {
  const headingId = useId()

  return (
    <NumberedSection className={styles.section} headingId={headingId} number={number} words={words}>
      <ul className={styles.list}>
        {tags.map(({ tag, label, count }) => (
          <li key={tag}>
            <Link className={styles.tag} to={tagPath(tag)}>
              <span className={styles.name}>{label}</span> <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </NumberedSection>
  )
}
