import { graphql, Link } from 'gatsby'
import { fillingSizes } from '../../lib/picture/filling-sizes'
import { useSite } from '../../state/use-site'
import { Lines } from '../../ui/lines'
import { MailAddress } from '../../ui/mail-address'
import { Picture } from '../../ui/picture'
import { TextLink } from '../../ui/text-link'
import * as styles from './poster.module.scss'

export interface PosterProps {
  words: Queries.PosterWordsFragment
  projects: readonly Queries.PosterProjectFragment[]
}

/**
 * A page as a poster, dark in both themes: the name, five projects, one paragraph, the address. Where the pointer can
 * hover, the cover of the project it is at shows below the name.
 */
export function Poster({ words, projects }: PosterProps) {
  const { owner, contact, addressWidth } = useSite()

  return (
    <div className={styles.poster}>
      <h1 className={styles.name}>
        <Lines lines={words.name} />
      </h1>
      <p className={styles.text}>{words.text}</p>
      <ul className={styles.projects}>
        {projects.map(({ path, name, year, cover }) => (
          <li key={path}>
            <Link className={styles.project} to={path}>
              <span className={styles.title}>{name}</span> <span className={styles.year}>{year}</span>
            </Link>
            <Picture className={styles.cover} picture={cover} sizes={fillingSizes(cover, ['49vw', 2])} alt="" />
          </li>
        ))}
      </ul>
      <p className={styles.home}>
        <TextLink to="/">{words.home}</TextLink>
      </p>
      <div className={styles.field}>
        <p className={styles.question}>{contact.text}</p>
        <MailAddress className={styles.address} email={owner.email} ratio={addressWidth} />
      </div>
    </div>
  )
}

export const posterFragments = graphql`
  fragment PosterWords on Devloper2Page {
    name
    text
    home
  }
  fragment PosterProject on Project {
    path
    name
    year
    cover {
      ...Picture
    }
  }
`
