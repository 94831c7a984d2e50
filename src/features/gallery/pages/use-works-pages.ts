import { useEffect, useState } from 'react'
import { useHydrated } from '../../../lib/browser/use-hydrated'
import { basePath, pagePath } from '../../../lib/routing/page-path'
import { readTags } from '../tags/tags'
import type { Work } from '../works/work'
import { worksOf } from '../works/works-of'
import { loadedPart, loadPart, type Part } from './load-part'
import { keepPagesShown, pagesShown } from './pages-shown'

/** The works a gallery shows, and what else it can load. */
export interface WorksPages {
  /** The tags chosen by the address. */
  chosen: readonly string[]
  /** Every loaded work, in reading order. */
  loaded: readonly Work[]
  /** The works shown: those of some pages, or the chosen ones of all pages. */
  shown: readonly Work[]
  /** The loaded photographs. */
  photos: Part['photos']
  /** How many pages are shown, the number of the first, and how many works precede it (`before`). */
  count: number
  first: number
  /** Path of the very first page. */
  base: string
  before: number
  /** Path of the page after the last one shown. */
  next: string | undefined
  /** A choice is waiting for works of other pages. */
  isPending: boolean
  /** Loading failed; calling `showMore` or `wantAll` again retries. */
  isFailed: boolean
  /** Also shows the works of the next page. */
  showMore: () => void
  /** Loads the works of all pages, when the visitor is about to filter them. */
  wantAll: () => void
}

export interface Address {
  key?: string
  search: string
  state?: unknown
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

/**
 * The works of a gallery's page, plus those of later pages or of all pages for a filter, loaded on demand. The number
 * of pages shown is kept in the history entry, so back, forward and reload restore it.
 * @param tags the tags the address may choose
 */
export function useWorksPages(part: Part, address: Address, tags: readonly { readonly slug: string }[]): WorksPages {
  const { number: first, pages } = part
  const base = basePath(part)
  const ready = useHydrated()
  const key = address.key ?? ''
  const [added, setAdded] = useState({ key: '', count: 1 })
  const [isAllWanted, setAllWanted] = useState(false)
  const [tries, setTries] = useState(0)
  const [isFailed, setFailed] = useState(false)
  /** Re-renders when parts arrive: the parts themselves are cached outside the component. */
  const [, setArrived] = useState(0)

  const chosen = readTags(
    ready ? address.search : '',
    tags.map(({ slug }) => slug),
  )
  const isChosen = chosen.length > 0
  const asked = ready ? (added.key === key ? added.count : pagesShown(address.state)) : 1
  const last = Math.min(pages, first + asked - 1)
  const isWhole = isChosen || (ready && isAllWanted)
  const partOf = (number: number) => (number === first ? part : ready ? loadedPart(pagePath(base, number)) : undefined)

  const wanted = isWhole ? range(1, pages) : range(first, last)
  const missing = wanted.filter((number) => !partOf(number)).map((number) => pagePath(base, number))
  const missed = missing.join(' ')
  useEffect(() => {
    if (!missed) return
    let isGone = false
    Promise.all(missed.split(' ').map(loadPart)).then(
      () => {
        if (isGone) return
        setArrived((count) => count + 1)
        setFailed(false)
      },
      () => {
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [missed, tries])

  const parts = wanted.flatMap((number) => partOf(number) ?? []).map((one) => ({ ...one, works: worksOf(one) }))
  // Up to the first missing page.
  const row = parts
    .filter(({ number }) => number >= first && number <= last)
    .filter(({ number }, at) => number === first + at)
  const loaded = parts.flatMap(({ works }) => works)
  const end = first + row.length

  return {
    chosen,
    loaded,
    shown: isChosen
      ? loaded.filter((work) => chosen.every((tag) => work.tags.includes(tag)))
      : row.flatMap(({ works }) => works),
    photos: parts.flatMap(({ photos }) => photos),
    count: row.length,
    first,
    base,
    before: part.before,
    next: !isChosen && end <= pages ? pagePath(base, end) : undefined,
    isPending: isChosen && missing.length > 0,
    isFailed: isFailed && missing.length > 0,
    showMore: () => {
      setAdded({ key, count: row.length + 1 })
      setTries((count) => count + 1)
      keepPagesShown(row.length + 1)
    },
    wantAll: () => {
      setAllWanted(true)
      setTries((count) => count + 1)
    },
  }
}
