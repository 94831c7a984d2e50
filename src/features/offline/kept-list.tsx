import { graphql } from 'gatsby'
import { capitalise } from '../../lib/text/capitalise'
import { formFor } from '../../lib/text/form-for'
import { formatNumber } from '../../lib/text/format-number'
import { interpolate } from '../../lib/text/interpolate'
import { spellNumber } from '../../lib/text/spell-number'
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

/** The pages available offline, their total size, and a button that deletes them. */
export function KeptList({ words, kinds, pages, newest, onForget }: KeptListProps) {
  const groups = groupKept(pages, kinds)
  // If all times are the same, the head already says so.
  const hasTimes = new Set(pages.map(({ time }) => formatKeptTime(time))).size > 1
  const count = interpolate(formFor(STRINGS.offline.pages, pages.length), { count: spellNumber(pages.length) })

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
      {groups.map((group) => (
        <KeptRows key={group.head} {...group} home={words.home} isOnly={groups.length === 1} hasTimes={hasTimes} />
      ))}
      <div className={styles.state}>
        <p>
          {interpolate(words.state, {
            pages: capitalise(count),
            size: formatNumber(keptBytes(pages) / 1_000_000, MEGABYTES),
          })}
        </p>
        <PillButton onClick={onForget}>{words.forget}</PillButton>
      </div>
    </NumberedSection>
  )
}

interface KeptRowsProps extends KeptGroup {
  home: string
  /** A single group needs no heading and is numbered within the section; several have numbers of their own. */
  isOnly: boolean
  /** Whether each row says when its page was cached. */
  hasTimes: boolean
}

function KeptRows({ head, pages, home, isOnly, hasTimes }: KeptRowsProps) {
  return (
    <>
      {!isOnly && <h3 className={styles.head}>{head}</h3>}
      <ol className={styles.list}>
        {pages.map(({ path, title, time }, place) => (
          <li key={path} className={styles.row}>
            <span className={styles.number} aria-hidden="true">
              {isOnly && '1.'}
              {place + 1}
            </span>
            <SiteLink className={styles.name} to={path}>
              {path === '/' ? home : title}
            </SiteLink>
            {hasTimes && (
              <time className={styles.time} dateTime={new Date(time).toISOString()}>
                {capitalise(formatKeptTime(time))}
              </time>
            )}
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
