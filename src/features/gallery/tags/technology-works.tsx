import { Link } from 'gatsby'
import type { ReactNode, RefObject } from 'react'
import { fillingSizes } from '../../../lib/picture/filling-sizes'
import { classNames } from '../../../lib/text/class-names'
import { workPart } from '../../../lib/routing/work-parts'
import { Picture } from '../../../ui/picture'
import type { TagLink } from './tags'
import { hungFrame, hungStyle, pairedEnd } from '../works/row-rhythm'
import type { Work } from '../works/work'
import { NearLine } from './near-line'
import * as styles from './technology-works.module.scss'

export interface TechnologyWorksProps {
  /** Newest first. */
  works: readonly Work[]
  /** The element containing the works. */
  list: RefObject<HTMLElement>
  /** Shown below the works. */
  children: ReactNode
  /** The technologies most often used together with this one. */
  near: readonly TagLink[]
}

/** The works built with a technology, newest first, and the technologies used with it. */
export function TechnologyWorks({ works, list, near, children }: TechnologyWorksProps) {
  const paired = pairedEnd(works.map(({ ratio }) => ratio))

  return (
    <>
      <section className={styles.works} ref={list} aria-label={STRINGS.gallery.works}>
        <ul>
          {works.map(({ slug, href, name, number, year, line, picture, upright }, at) => (
            <li
              key={slug}
              className={classNames(paired[at] && styles.paired)}
              data-work={slug}
              style={paired[at] && hungStyle(paired[at])}
            >
              <div className={styles.frame} {...workPart('cover', href)}>
                <Picture
                  className={styles.image}
                  picture={picture}
                  sizes={fillingSizes(
                    picture,
                    ['91vw', 4 / 5],
                    at % 2 === 0 && at === works.length - 1 ? ['91vw', 16 / 9] : ['45vw', 4 / 5],
                    works.length === 1 ? ['91vw', 16 / 9] : paired[at] ? hungFrame(paired[at]) : ['30vw', 4 / 5],
                  )}
                  upright={upright}
                  uprightSizes="91vw"
                  priority={at === 0}
                />
              </div>
              <div className={styles.head}>
                <span>{number}</span>
                <h2>
                  <Link to={href}>{name}</Link>
                </h2>
                <span>{year}</span>
              </div>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      </section>
      {children}
      <NearLine near={near} />
    </>
  )
}
