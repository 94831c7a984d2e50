import { graphql } from 'gatsby'
import { formatNumber } from '../../lib/text/format-number'
import { interpolate } from '../../lib/text/interpolate'
import { keptBytes } from '../../offline/client/read-kept-pages'
import type { KeptPage } from '../../offline/protocol'
import { NumberedSection } from '../../ui/numbered-section'
import { PillButton } from '../../ui/pill-button'
import { SiteLink } from '../../ui/site-link'
import { formatKeptTime } from './format-kept-time'
import * as styles from './offline.module.scss'

export interface KeptListProps {
  words: Queries.KeptListWordsFragment
  pages: readonly KeptPage[]
  newest: KeptPage
  onForget: () => void
}

const MEGABYTES = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const

/** The pages that open without a connection, how much room they take, and a button that has them forgotten. */
export function KeptList({ words, pages, newest, onForget }: KeptListProps) {
  return (
    <NumberedSection
      className={styles.kept}
      headingId="kept-heading"
      number={1}
      words={{
        heading: words.heading,
        aside: interpolate(words.aside, { time: formatKeptTime(newest.time) }),
      }}
    >
      <ol className={styles.list}>
        {pages.map(({ path, title }, place) => (
          <li key={path} className={styles.row}>
            <span className={styles.number} aria-hidden="true">
              1.{place + 1}
            </span>
            <SiteLink className={styles.name} to={path}>
              {path === '/' ? words.home : title}
            </SiteLink>
          </li>
        ))}
      </ol>
      <div className={styles.state}>
        <p>
          {interpolate(words.state, {
            count: pages.length,
            size: formatNumber(keptBytes(pages) / 1_000_000, MEGABYTES),
          })}
        </p>
        <PillButton onClick={onForget}>{words.forget}</PillButton>
      </div>
    </NumberedSection>
  )
}

export const keptListFragments = graphql`
  fragment KeptListWords on OfflinePageKept {
    heading
    aside
    home
    state
    forget
  }
`
