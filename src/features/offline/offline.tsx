import { useEffect, useState } from 'react'
import { graphql } from 'gatsby'
import { interpolate } from '../../lib/text/interpolate'
import { type KeptPage, readKeptPages } from '../../offline/client/read-kept-pages'
import { useSite } from '../../state/use-site'
import { NumberedSection } from '../../ui/numbered-section'
import { PillButton } from '../../ui/pill-button'
import { SiteLink } from '../../ui/site-link'
import { TextLink } from '../../ui/text-link'
import { formatKeptTime } from './format-kept-time'
import { useWantedPage, wantedPage } from './use-wanted-page'
import * as styles from './offline.module.scss'

export interface OfflineProps {
  words: Queries.OfflineWordsFragment
}

/** The pages of the site's own that a visitor never wants: these, and the service worker's. */
const own = new Set(['/offline/', '/404.html'])

/** What opens where there is no connection: it names the pages that open without one, and leaves by itself. */
export function Offline({ words }: OfflineProps) {
  const { owner } = useSite()
  const [pages, setPages] = useState<KeptPage[]>([])
  const newest = pages[0]
  useWantedPage()
  useEffect(() => {
    void readKeptPages().then((kept) => setPages(kept.filter(({ path }) => !own.has(path))))
  }, [])

  return (
    <div className={styles.page}>
      <h1 className={styles.line}>{words.line}</h1>
      <p className={styles.text}>{newest ? words.text : words.nothing}</p>
      <PillButton className={styles.retry} accent onClick={() => window.location.replace(wantedPage())}>
        {words.retry}
      </PillButton>
      {newest && (
        <NumberedSection
          className={styles.kept}
          headingId="kept-heading"
          number={1}
          words={{
            heading: words.kept.heading,
            aside: interpolate(words.kept.aside, { time: formatKeptTime(newest.time) }),
          }}
        >
          <ol className={styles.list}>
            {pages.map(({ path, title }, place) => (
              <li key={path} className={styles.row}>
                <span className={styles.number} aria-hidden="true">
                  1.{place + 1}
                </span>
                <SiteLink className={styles.name} to={path}>
                  {path === '/' ? words.kept.home : title}
                </SiteLink>
              </li>
            ))}
          </ol>
        </NumberedSection>
      )}
      <p className={styles.mail}>
        {words.mail}
        <TextLink className={styles.address} to={`mailto:${owner.email}`}>
          {owner.email}
        </TextLink>
      </p>
    </div>
  )
}

export const offlineFragments = graphql`
  fragment OfflineWords on OfflinePage {
    line
    text
    nothing
    retry
    kept {
      heading
      aside
      home
    }
    mail
  }
`
