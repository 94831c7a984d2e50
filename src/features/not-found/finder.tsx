import { navigate } from 'gatsby'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import Select, { components, createFilter, type DropdownIndicatorProps, type SelectInstance } from 'react-select'
import { classNames } from '../../lib/text/class-names'
import { DROPDOWN } from '../../ui/dropdown'
import { interpolate } from '../../lib/text/interpolate'
import { spellNumber } from '../../lib/text/spell-number'
import { FieldChevron } from '../../ui/field-chevron'
import { MatchedText } from '../../ui/matched-text'
import { dropdownWords, liveMessages, resultsText } from '../../ui/dropdown-words'
import * as styles from './finder.module.scss'

export interface FinderProps {
  words: Queries.NotFoundWordsFragment['finder']
  /** All pages, sorted by path. */
  pages: readonly Queries.FinderPageFragment[]
  /** The requested text if pages are near it, and their paths, nearest first. */
  asked: string
  near: readonly string[]
  /** Told whether the open rows cover what is below the field; the near pages alone do not. */
  onCover: (isCovered: boolean) => void
}

interface Option {
  value: string
  /** Its name in the lists, and its title, which is searched too. */
  label: string
  title: string
  /** Shown beside the name: its URL and its kind. */
  note: string
  kind: string
}

/** Value of the row that shows every page. */
const ALL = '*'

const matches = createFilter<Option>({ stringify: ({ label, value, data }) => `${label} ${data.title} ${value}` })
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
export function Finder({ words, pages, asked, near, onCover }: FinderProps) {
  const [typed, setTyped] = useState(asked)
  const [isOpen, setOpen] = useState(false)
  const select = useRef<SelectInstance<Option>>(null)
  const isNear = asked !== '' && typed === asked
  const options = optionsOf({ words, pages, near }, isNear)
  const isShown = (option: Option, input: string) =>
    isNear ? near.includes(option.value) || option.value === ALL : matches({ ...option, data: option }, input)
  const count = options.filter((option) => isShown(option, typed)).length

  useEffect(() => {
    onCover(isOpen && !isNear)
  }, [isOpen, isNear, onCover])

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
      {isOpen && count > 0 && (
        <p className={styles.count} aria-hidden="true">
          {resultsText({ count })}.<span className={styles.hint}> {words.hint}</span>
        </p>
      )}
    </>
  )
}

/** The pages as rows; while near pages are suggested, those first and the row for all others last. */
function optionsOf({ words, pages, near }: Pick<FinderProps, 'words' | 'pages' | 'near'>, isNear: boolean): Option[] {
  const kinds = new Map(Object.entries(words.kinds))
  const row = ({ path, title, label, ...page }: Queries.FinderPageFragment): Option => {
    const kind = kinds.get(page.kind) ?? ''
    return {
      value: path,
      label,
      title,
      note: path === '/' ? path : path.slice(0, -1),
      kind: isNear && path === near[0] ? interpolate(words.closest, { kind }) : kind,
    }
  }
  if (!isNear) return pages.map(row)
  const { all } = words
  const bare = (path = '') => path.replaceAll('/', '')
  const names = { first: bare(pages.find(({ path }) => path !== '/')?.path), last: bare(pages.at(-1)?.path) }
  return [
    ...near.flatMap((path) => pages.filter((page) => page.path === path)).map(row),
    {
      value: ALL,
      label: interpolate(all.title, { count: spellNumber(pages.length) }),
      title: '',
      note: interpolate(all.note, names),
      kind: all.kind,
    },
  ]
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
