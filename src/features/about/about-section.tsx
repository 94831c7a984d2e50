import type { CSSProperties } from 'react'
import { interpolate } from '../../lib/text/interpolate'
import { classNames } from '../../lib/text/class-names'
import { useAvailability } from '../../state/use-availability'
import { useSite } from '../../state/use-site'
import { type Background, surfaceClass, surfaceName } from '../../ui/surface'
import { Lines } from '../../ui/lines'
import { Picture } from '../../ui/picture'
import { PillLink } from '../../ui/pill-link'
import { type LeavingLink, SiteLink } from '../../ui/site-link'
import { TextLink } from '../../ui/text-link'
import { MailLink } from '../../ui/mail-link'
import { Unbroken } from '../../ui/unbroken'
import * as styles from './about-section.module.scss'

/** The words that the page and the overlay do not share. */
export interface AboutWords {
  /** The display line, one entry per line. */
  line: readonly string[]
  introduction: string
  /** The contact line; the e-mail address follows it. */
  invitation: string
  photo: Queries.PictureFragment
}

export interface AboutSectionProps {
  words: AboutWords
  /** The opening of a page, under the header; otherwise it fills a panel. */
  hero?: boolean
  /** In a panel: what its links to pages need, and the about page, if there is one. */
  panel?: { leaving: LeavingLink; page: string | undefined }
  background?: Background
  /** Label of the yellow button that starts an e-mail. */
  action?: string
}

/** The photograph of the section, which is in the first window; on its own, it loads ahead of a panel. */
export function AboutPhoto({ photo, hero = false }: { photo: Queries.PictureFragment; hero?: boolean }) {
  const sizes = hero
    ? '(min-width: 992px) 51vw, (min-width: 768px) 59vw, 96vw'
    : '(min-width: 992px) max(45vw, 80vh), 96vw'
  return <Picture picture={photo} priority sizes={sizes} />
}

/**
 * The about section (P4): introduction, specialties, an invitation to e-mail, and the photograph, whose caption is the
 * closing credit. The photograph is shown first.
 */
export function AboutSection({ words, hero = false, panel, background = 'dark', action }: AboutSectionProps) {
  const { owner, specialties, about, addressWidth } = useSite()
  const availability = useAvailability()
  const Heading = hero ? 'h1' : 'h2'
  const Label = hero ? 'h2' : 'h3'
  const label = hero ? 'visually-hidden' : styles.label

  return (
    <section
      className={classNames(hero ? styles.hero : styles.panel, surfaceClass(background))}
      data-header-ground={hero ? surfaceName(background) : undefined}
    >
      <Heading className={styles.line}>
        <Lines lines={words.line} />
      </Heading>
      <div className={styles.about}>
        <Label className={label}>{STRINGS.about.about}</Label>
        <p className={styles.introduction}>
          <Unbroken>{words.introduction}</Unbroken>
        </p>
        {action && (
          <PillLink to={`mailto:${owner.email}`} accent className={styles.action}>
            {action}
          </PillLink>
        )}
        {panel?.page && about.more && (
          <p className={styles.more}>
            <TextLink {...panel.leaving} to={panel.page}>
              {about.more}
            </TextLink>
          </p>
        )}
      </div>
      {specialties.length > 0 && (
        <div className={styles.specialties}>
          <Label className={label}>{STRINGS.about.specialties}</Label>
          <ul>
            {specialties.map(({ name, path }) => (
              <li key={name}>
                {path ? (
                  <SiteLink {...panel?.leaving} to={path}>
                    {name}
                  </SiteLink>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.contact} style={{ '--ratio': addressWidth } as CSSProperties}>
        <Label className={label}>{STRINGS.about.contact}</Label>
        <p className={styles.invitation}>
          {words.invitation} <MailLink email={owner.email} className={styles.address} />
          {hero && '.'}
        </p>
        {panel && availability && <p className={styles.open}>{availability.text}</p>}
      </div>
      <figure className={styles.photo}>
        <div className={styles.frame}>
          <AboutPhoto photo={words.photo} hero={hero} />
        </div>
        <figcaption className={styles.credit}>{interpolate(about.credit, owner)}</figcaption>
      </figure>
    </section>
  )
}
