import { useEffect, useState } from 'react'
import { useHydrated } from '../../../lib/browser/use-hydrated'
import { basePath, pagePath } from '../../../lib/routing/page-path'
import { readTags } from '../tags/tags'
import type { Work } from '../works/work'
import { worksOf } from '../works/works-of'
import { loadedPart, loadPart, type Part } from './load-part'
import { keepPagesShown, pagesShown } from './pages-shown'

/** What a gallery shows of its works, and what else it can load. */
export interface WorksPages {
  /** The tags that the address chooses. */
  chosen: readonly string[]
  /** Every work that has been loaded, in the order of reading. */
  loaded: readonly Work[]
  /** The works that are shown: those of some pages, or the chosen ones of all. */
  shown: readonly Work[]
  /** The photographs that have been loaded. */
  photos: Part['photos']
  /** How many pages are shown, one below the other, the number of the first, and how many works stand on those before it. */
  count: number
  first: number
  /** Path of the first page of all. */
  base: string
  before: number
  /** Path of the page that the last one is followed by. */
  next: string | undefined
  /** A choice waits for works of other pages. */
  isPending: boolean
  /** What is wanted did not arrive: wanting it anew asks again. */
  isFailed: boolean
  /** Shows the works of the next page too. */
  showMore: () => void
  /** Loads the works of all pages: somebody is about to choose among them. */
  wantAll: () => void
}

export interface Address {
  key?: string
  search: string
  state?: unknown
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

/**
 * The works of a gallery's page, and of those that follow it or that a filter asks for: they are loaded when they are wanted.
 * How many pages are shown stands in the entry of the history, so back, forward and a reload show as many.
 * @param tags those that the address may choose
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
  /** Counts what has arrived: the parts themselves are kept beside the component. */
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
  // Up to the first that has not arrived.
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
