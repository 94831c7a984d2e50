import { graphql, Link } from 'gatsby'
import { fillingSizes } from '../../lib/picture/filling-sizes'
import { classNames } from '../../lib/text/class-names'
import { Picture } from '../../ui/picture'
import { reveal } from '../../ui/reveal'
import * as styles from './names.module.scss'

/** A work, and which of its pictures to show. */
export interface NamedWork extends Queries.DesignerNameFragment {
  picture: Queries.PictureFragment
}

export interface NameProps {
  work: NamedWork
  number: string
  /** Text of the link below the picture, such as `Read the case`. */
  read: string
  /** Whether its picture is shown, initially (`first`) or after another (`now`), or was shown just before. */
  state: 'first' | 'now' | 'before' | undefined
  /** Called when its picture should be shown. */
  onShow: () => void
}

/** A name in the list with its picture and caption. The link covers all of it. */
export function Name({ work, number, read, state, onShow }: NameProps) {
  const isCurrent = state === 'first' || state === 'now'

  return (
    <li className={classNames(styles.item, isCurrent && styles.current, state && styles[state])}>
      <div className={styles.row}>
        <h3 className={styles.name}>
          <Link className={styles.link} to={work.path} onPointerEnter={onShow} onFocus={onShow}>
            <span className={styles.word}>{work.name}</span>
          </Link>
        </h3>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      </div>
      <p className={styles.caption}>
        <span>{work.line}</span>{' '}
        <span className={styles.read} aria-hidden="true">
          <span>{read}</span>
        </span>
        <span className={styles.year}>{work.year}</span>
      </p>
      <div className={styles.show}>
        <div className={styles.frame} {...reveal('uncover')}>
          <Picture
            picture={work.picture}
            className={styles.picture}
            sizes={fillingSizes(work.picture, ['95vw', 3 / 2], ['49vw', 0.7], ['49vw', 0.9])}
          />
        </div>
      </div>
    </li>
  )
}

export const nameFragment = graphql`
  fragment DesignerName on Project {
    path
    name
    line
    year
  }
`
