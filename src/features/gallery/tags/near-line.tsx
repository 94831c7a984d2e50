import { TextLink } from '../../../ui/text-link'
import type { TagLink } from './tags'
import * as styles from './near-line.module.scss'

/** What stands nearest to a tag, each a link with the number of its works; nothing where nothing does. */
export function NearLine({ near }: { near: readonly TagLink[] }) {
  if (near.length === 0) return null
  return (
    <p className={styles.near}>
      {STRINGS.matrix.near}{' '}
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
