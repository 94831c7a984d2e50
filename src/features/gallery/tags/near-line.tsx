import { TextLink } from '../../../ui/text-link'
import type { TagLink } from './tags'
import * as styles from './near-line.module.scss'

/**
 * The nearest neighbours of a tag or technology, each a link with the number of works that have both; renders
 * nothing if there are none.
 */
export function NearLine({ near }: { near: readonly TagLink[] }) {
  if (near.length === 0) return null
  return (
    <p className={styles.near}>
      <span className={styles.lead}>{STRINGS.matrix.near}</span>{' '}
      {near.map(({ name, path, count }, at) => (
        <span key={path}>
          <TextLink to={path}>{name}</TextLink>
          <sup>{count}</sup>
          {at < near.length - 1 ? ', ' : '.'}
        </span>
      ))}
    </p>
  )
}
