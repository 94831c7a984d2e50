import type { KeyboardEvent, MouseEvent } from 'react'
import { isPlainClick } from '../../../lib/browser/is-plain-click'
import { useHydrated } from '../../../lib/browser/use-hydrated'
import { pagePath } from '../../../lib/routing/page-path'
import { capitalise } from '../../../lib/text/capitalise'
import { interpolate } from '../../../lib/text/interpolate'
import { spellNumber } from '../../../lib/text/spell-number'
import { PillLink } from '../../../ui/pill-link'
import { TextLink } from '../../../ui/text-link'
import * as styles from './pages-line.module.scss'
import type { WorksPages } from './use-works-pages'

export interface PagesLineProps {
  pages: WorksPages
  /** The number of works on all pages. */
  total: number
  onMore: () => void
}

/**
 * Shown where a list of works continues on, or from, another page: how many works there have been so far, and `Show
 * more`, a link to the next page that scripts turn into a button adding its works to this one.
 */
export function PagesLine({ pages, total, onMore }: PagesLineProps) {
  const { base, first, next, before, shown, isFailed } = pages
  const ready = useHydrated()
  if (next === undefined && first === 1) return null
  const count = capitalise(spellNumber(before + shown.length))

  const button = {
    role: 'button',
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onMore()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return
      event.preventDefault()
      onMore()
    },
  }
  return (
    <div className={styles.line}>
      <p>
        {isFailed
          ? STRINGS.gallery.moreFailed
          : interpolate(STRINGS.gallery.shownInWords, { count, total: spellNumber(total) })}{' '}
        {first > 1 && <TextLink to={pagePath(base, first - 1)}>{STRINGS.gallery.previous}</TextLink>}
      </p>
      {next !== undefined && (
        <PillLink to={next} {...(ready && button)}>
          {STRINGS.gallery.more}
        </PillLink>
      )}
    </div>
  )
}
