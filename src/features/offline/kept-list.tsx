import { graphql } from 'gatsby'
import { formatNumber } from '../../lib/text/format-number'
import { interpolate } from '../../lib/text/interpolate'
import { keptBytes } from '../../offline/client/read-kept-pages'
import type { KeptPage } from '../../offline/protocol'
import { NumberedSection } from '../../ui/numbered-section'
import { PillButton } from '../../ui/pill-button'
import { SiteLink } from '../../ui/site-link'
import { formatKeptTime } from './format-kept-time'
import { groupKept, type KeptGroup, type KeptKinds } from './group-kept'
import * as styles from './offline.module.scss'

export interface KeptListProps {
  words: Queries.KeptListWordsFragment
  kinds: KeptKinds
  pages: readonly KeptPage[]
  newest: KeptPage
  onForget: () => void
}

const MEGABYTES = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const

/** The pages that open without a connection, how much room they take, and a button that has them forgotten. */
export function KeptList({ words, kinds, pages, newest, onForget }: KeptListProps) {
  const groups = groupKept(pages, kinds)

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
      {groups.map((group, place) => {
        const first = groups.slice(0, place).reduce((sum, { pages: before }) => sum + before.length, 1)
        return <KeptRows key={group.head} {...group} first={first} home={words.home} isOnly={groups.length === 1} />
      })}
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

interface KeptRowsProps extends KeptGroup {
  /** Number of the first row; the rows of all groups are counted on. */
  first: number
  home: string
  /** A single group needs no head. */
  isOnly: boolean
}

function KeptRows({ head, pages, first, home, isOnly }: KeptRowsProps) {
  return (
    <>
      {!isOnly && <h3 className={styles.head}>{head}</h3>}
      <ol className={styles.list} start={first}>
        {pages.map(({ path, title, time }, place) => (
          <li key={path} className={styles.row}>
            <span className={styles.number} aria-hidden="true">
              1.{first + place}
            </span>
            <SiteLink className={styles.name} to={path}>
              {path === '/' ? home : title}
            </SiteLink>
            <time className={styles.time} dateTime={new Date(time).toISOString()}>
              {formatKeptTime(time)}
            </time>
          </li>
        ))}
      </ol>
    </>
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
