import { navigate } from 'gatsby'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import Select, { components, createFilter, type DropdownIndicatorProps, type SelectInstance } from 'react-select'
import { classNames } from '../../lib/text/class-names'
import { DROPDOWN } from '../../ui/dropdown'
import { interpolate } from '../../lib/text/interpolate'
import { matchRange } from '../../lib/text/match-range'
import { spellNumber } from '../../lib/text/spell-number'
import { FieldChevron } from '../../ui/field-chevron'
import { MatchedText } from '../../ui/matched-text'
import { dropdownWords, liveMessages, resultsText } from '../../ui/dropdown-words'
import * as styles from './finder.module.scss'

/** A tag: its page, its name, and the word for its kind; pages carry it by its slug. */
export interface FoundTag {
  slug: string
  path: string
  label: string
  kind: string
}

export interface FinderProps {
  words: Queries.NotFoundWordsFragment['finder']
  /** All pages, sorted by path. */
  pages: readonly Queries.FinderPageFragment[]
  /** Found once something is typed. */
  tags: readonly FoundTag[]
  /** The requested text if pages are near it, and their paths, nearest first. */
  asked: string
  near: readonly string[]
  /** Told whether the open rows cover what is below the field; the near pages alone do not, nor does no result. */
  onCover: (isCovered: boolean) => void
}

interface Option {
  value: string
  /** Its name in the lists, and its title, which is searched too. */
  label: string
  title: string
  /** Shown beside the name: its URL, or the tag it is found by, and its kind. */
  note: string
  kind: string
}

/** Value of the row that shows every page. */
const ALL = '*'

const matches = createFilter<Option>({
  stringify: ({ label, value, data }) => `${label} ${data.title} ${value} ${data.note}`,
})
const named = (name: string) => () => styles[name] ?? ''

const names = {
  control: named('control'),
  valueContainer: named('values'),
  placeholder: named('placeholder'),
  input: named('input'),
  menu: named('menu'),
  menuList: named('list'),
  option: ({ isFocused }: { isFocused: boolean }) => classNames(styles.option, isFocused && styles.focused) ?? '',
  noOptionsMessage: named('none'),
}

/** The searchable dropdown over all pages (C11). It opens with the pages near the requested one, if any. */
export function Finder({ words, pages, tags, asked, near, onCover }: FinderProps) {
  const [typed, setTyped] = useState(asked)
  const [isOpen, setOpen] = useState(false)
  const select = useRef<SelectInstance<Option>>(null)
  const isNear = asked !== '' && typed === asked
  const options = isNear ? nearOptions({ words, pages, near }) : foundOptions({ words, pages, tags }, typed)
  const isShown = (option: Option, input: string) =>
    isNear ? near.includes(option.value) || option.value === ALL : matches({ ...option, data: option }, input)
  // The row that shows all pages is no result.
  const resultsOf = (shown: number) => (isNear ? shown - 1 : shown)
  const count = resultsOf(options.filter((option) => isShown(option, typed)).length)
  const isCovering = isOpen && !isNear && count > 0

  useEffect(() => {
    onCover(isCovering)
  }, [isCovering, onCover])

  // Focused, so that after a typo Enter opens the nearest page; before the paint, so that field and rows appear at once.
  useLayoutEffect(() => {
    if (asked) select.current?.focus()
  }, [asked])

  // The requested text is there to be replaced: the first press selects it, later ones place the caret.
  useEffect(() => {
    const { controlRef, inputRef } = select.current ?? {}
    if (!isNear || !controlRef) return
    const selectAll = () => inputRef?.select()
    controlRef.addEventListener('click', selectAll, { once: true })
    return () => controlRef.removeEventListener('click', selectAll)
  }, [isNear])

  return (
    <>
      <Select<Option>
        {...DROPDOWN}
        {...dropdownWords}
        screenReaderStatus={({ count: shown }) => resultsText({ count: resultsOf(shown) })}
        ariaLiveMessages={liveMessages<Option, false>()}
        unstyled
        ref={select}
        openMenuOnFocus={isNear}
        aria-label={words.label}
        instanceId="finder"
        className={styles.select ?? ''}
        classNames={names}
        components={{ DropdownIndicator }}
        options={options}
        value={null}
        inputValue={typed}
        menuIsOpen={isOpen}
        filterOption={({ data }, input) => isShown(data, input)}
        formatOptionLabel={(option) => <Row {...option} typed={isNear ? '' : typed} />}
        onInputChange={(next) => setTyped(next)}
        onMenuOpen={() => setOpen(true)}
        onMenuClose={() => setOpen(false)}
        onChange={(option) => {
          if (option?.value === ALL) setOpen(true)
          else if (option) navigate(option.value)
        }}
      />
      {/* The near pages need no count: the sentence above is about them. */}
      {isOpen && count > 0 && (
        <p className={styles.count} aria-hidden="true">
          {isCovering && `${resultsText({ count })}.`}
          <span className={styles.hint}> {words.hint}</span>
        </p>
      )}
    </>
  )
}

type Offered = Pick<FinderProps, 'words' | 'pages'>

/** A page as a row, with its group in the menu or else the word for its kind. */
function rowOf(
  { path, title, label, kind, group }: Omit<Queries.FinderPageFragment, 'tags'>,
  { kinds }: Offered['words'],
): Option {
  const words = new Map(Object.entries(kinds))
  return {
    value: path,
    label,
    title,
    note: path === '/' ? path : path.slice(0, -1),
    kind: group ?? words.get(kind) ?? '',
  }
}

/** The near pages, nearest first, and the row for all others last. */
function nearOptions({ words, pages, near }: Offered & Pick<FinderProps, 'near'>): Option[] {
  const { all } = words
  const bare = (path = '') => path.replaceAll('/', '')
  const range = { first: bare(pages.find(({ path }) => path !== '/')?.path), last: bare(pages.at(-1)?.path) }
  const [nearest, ...others] = near.flatMap((path) => pages.filter((page) => page.path === path))
  const closest = nearest && rowOf(nearest, words)
  return [
    ...(closest ? [{ ...closest, kind: interpolate(words.closest, { kind: closest.kind }) }] : []),
    ...others.map((page) => rowOf(page, words)),
    {
      value: ALL,
      label: interpolate(all.title, { count: spellNumber(pages.length) }),
      title: '',
      note: interpolate(all.note, range),
      kind: all.kind,
    },
  ]
}

/**
 * All pages by path; for what is typed, tags too, and first those with a word that begins with it. Works with a tag
 * that begins with it come after the tags.
 */
function foundOptions({ words, pages, tags }: Offered & Pick<FinderProps, 'tags'>, typed: string): Option[] {
  if (!typed.trim()) return pages.map((page) => rowOf(page, words))
  const begun = tags.filter(({ label }) => fitOf(label, typed) === 0)
  const found = pages.map((page) => {
    const option = rowOf(page, words)
    const rank = rankOf(option, typed)
    const tag = rank === Infinity && begun.find(({ slug }) => page.tags.includes(slug))
    return tag ? { option: { ...option, note: tag.label }, rank: BY_TAG } : { option, rank }
  })
  const tagged = tags.map((tag) => {
    const option = { ...rowOf({ ...tag, title: tag.label, group: null }, words), kind: tag.kind }
    return { option, rank: rankOf(option, typed) }
  })
  return [...found, ...tagged].sort((one, other) => one.rank - other.rank).map(({ option }) => option)
}

/** Ranks a work found by a tag after the tag and before what has the typed text in the middle of a word. */
const BY_TAG = 1.5

/** How well a text fits what is typed: 0 by the start of a word, 2 by the middle, else `Infinity`. */
function fitOf(text: string, typed: string): number {
  const [start] = matchRange(text, typed) ?? []
  if (start === undefined) return Infinity
  return /[\p{L}\d]$/u.test(text.slice(0, start)) ? 2 : 0
}

/** How well a page fits what is typed: by the start of a word before the middle, by name before address. */
function rankOf({ label, title, note }: Option, typed: string): number {
  return Math.min(fitOf(label, typed), fitOf(title, typed), fitOf(note, typed) + 1)
}

function Row({ label, note, kind, typed }: Option & { typed: string }) {
  return (
    <>
      <span className={styles.title}>
        <MatchedText text={label} typed={typed} />
      </span>{' '}
      <span className={styles.note}>
        <MatchedText text={note} typed={typed} />
      </span>{' '}
      <span className={styles.kind}>{kind}</span>
    </>
  )
}

function DropdownIndicator(props: DropdownIndicatorProps<Option>) {
  return (
    <components.DropdownIndicator {...props} className={styles.indicator ?? ''}>
      <FieldChevron className={props.selectProps.menuIsOpen ? styles.up : undefined} />
    </components.DropdownIndicator>
  )
}
