import { navigate } from 'gatsby'
import { type KeyboardEvent, startTransition, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import Select, {
  type ClearIndicatorProps,
  components,
  type DropdownIndicatorProps,
  type GroupProps,
  type MultiValueRemoveProps,
  type SelectInstance,
} from 'react-select'
import type { ViewPhoto } from '../../../lib/picture/photo-link'
import { classNames } from '../../../lib/text/class-names'
import { DROPDOWN } from '../../../ui/dropdown'
import { FieldChevron } from '../../../ui/field-chevron'
import { MatchedText } from '../../../ui/matched-text'
import { Picture } from '../../../ui/picture'
import type { TagCount } from '../tags/tags'
import type { Work } from '../works/work'
import { Cross } from './cross'
import { ALL, type FilterGroup, type FilterOption, optionsFor, tagOptions } from './filter-options'
import { dropdownWords, liveMessages } from '../../../ui/dropdown-words'
import { interpolate } from '../../../lib/text/interpolate'
import * as styles from './tag-select.module.scss'

export interface TagSelectProps {
  tags: readonly TagCount[]
  /** The works that can be found by name. */
  works: readonly Work[]
  /** The number of works. */
  total: number
  /** The chosen tags. */
  chosen: readonly string[]
  onChoose: (tags: string[]) => void
  /** Opens a photograph over the page. */
  onView: ViewPhoto
  /** What the visitor did with the placeholder field. */
  begin: { typed: string; isFocused: boolean; isOpen: boolean }
}

/** Cuts the list off mid-row, as a hint that it scrolls; once something is typed, the headings do that. */
const LIST_HEIGHT = Math.min(6.6 * Number.parseInt(styles.row ?? ''), DROPDOWN.maxMenuHeight)

/** A class of the style sheet, in the form the library expects. */
const named = (name: string) => () => styles[name] ?? ''

const names = {
  control: named('control'),
  valueContainer: named('values'),
  placeholder: named('placeholder'),
  input: named('input'),
  multiValue: named('value'),
  multiValueRemove: named('remove'),
  menu: named('menu'),
  menuList: named('list'),
  group: named('group'),
  groupHeading: named('head'),
  option: ({ isFocused }: { isFocused: boolean }) => classNames(styles.option, isFocused && styles.focused) ?? '',
  noOptionsMessage: named('none'),
}

/** The searchable dropdown (C11): any number of tags with their counts, and works by name, which it opens. */
export function TagSelect({ tags, works, total, chosen, onChoose, onView, begin }: TagSelectProps) {
  const [typed, setTyped] = useState(begin.typed)
  const select = useRef<SelectInstance<FilterOption, true, FilterGroup>>(null)
  // Rendering the list takes long on slow devices: what is typed or pressed shows first.
  const [searched, setSearched] = useState(begin.typed)
  const [hasMenu, setMenu] = useState(false)
  const { isFocused, isOpen } = begin

  // Take over the focus of the placeholder field.
  useLayoutEffect(() => {
    if (isFocused) select.current?.focus()
    // Opened this way, the first option is preselected for Enter.
    if (isOpen) select.current?.openMenu('first')
  }, [isFocused, isOpen])

  const all = tagOptions(tags, total)
  const photographs = works.flatMap(({ slug, photograph }) => (photograph ? [slug] : []))
  const open = ({ href, slug, photograph }: Work) => {
    if (photograph) onView(slug, photographs)
    else navigate(href)
  }

  // Enter chooses among what has been typed, even before the list shows it.
  const chooseTyped = (event: KeyboardEvent) => {
    const { key, target, nativeEvent } = event
    // While text is composed, Enter ends a word of it.
    if (key !== 'Enter' || nativeEvent.isComposing) return
    if (!(target instanceof HTMLInputElement) || target.value === searched) return
    event.preventDefault()
    flushSync(() => setSearched(target.value))
    const found = select.current?.state.focusedOption
    if (found) select.current.selectOption(found)
  }

  return (
    <Select<FilterOption, true, FilterGroup>
      {...DROPDOWN}
      {...dropdownWords}
      maxMenuHeight={searched.trim() === '' ? LIST_HEIGHT : DROPDOWN.maxMenuHeight}
      ariaLiveMessages={liveMessages<FilterOption, true>()}
      unstyled
      isMulti
      aria-label={STRINGS.gallery.filter}
      instanceId="filter"
      className={styles.select}
      classNames={names}
      components={{ DropdownIndicator, ClearIndicator, Group, MultiValueRemove }}
      ref={select}
      menuIsOpen={hasMenu}
      onMenuOpen={() => startTransition(() => setMenu(true))}
      onMenuClose={() => setMenu(false)}
      inputValue={typed}
      onInputChange={(next) => {
        setTyped(next)
        startTransition(() => setSearched(next))
      }}
      onKeyDown={chooseTyped}
      options={optionsFor(searched, { tags: all, works, chosen })}
      filterOption={null}
      value={chosen.flatMap((tag) => all.filter(({ value }) => value === tag))}
      formatOptionLabel={(option, { context }) =>
        context === 'menu' ? <Row {...option} typed={searched} /> : option.label
      }
      onChange={(next) => {
        const work = next.at(-1)?.work
        const tags = next.map(({ value }) => value)
        if (work) open(work)
        else onChoose(tags.includes(ALL) ? [] : tags)
      }}
    />
  )
}

/**
 * An option in the list: thumbnail for a work, label with the typed text underlined, and the count or kind on the
 * right.
 */
function Row({ label, note, work, typed }: FilterOption & { typed: string }) {
  return (
    <>
      {work && <Picture className={styles.picture} picture={work.picture} alt="" sizes="28px" />}
      <span className={styles.label}>
        <MatchedText text={label} typed={typed} />
      </span>
      <span className={styles.note}>{note}</span>
    </>
  )
}

/** A group of the listbox, labelled by its heading. */
function Group({ innerProps, ...props }: GroupProps<FilterOption, true, FilterGroup>) {
  return (
    <components.Group
      {...props}
      innerProps={{ ...innerProps, role: 'group', 'aria-labelledby': props.headingProps.id }}
    />
  )
}

/** The arrow; a cross takes its place once tags are chosen. */
function DropdownIndicator(props: DropdownIndicatorProps<FilterOption, true, FilterGroup>) {
  return props.hasValue ? null : (
    <components.DropdownIndicator {...props} className={styles.indicator}>
      <FieldChevron className={props.selectProps.menuIsOpen ? styles.up : undefined} />
    </components.DropdownIndicator>
  )
}

function ClearIndicator(props: ClearIndicatorProps<FilterOption, true, FilterGroup>) {
  return (
    <components.ClearIndicator {...props} className={styles.indicator}>
      <Cross size={14} />
    </components.ClearIndicator>
  )
}

/** Removes one of several tags; a single tag is removed by the field's cross. */
function MultiValueRemove(props: MultiValueRemoveProps<FilterOption, true, FilterGroup>) {
  const { value } = props.selectProps
  const removes = interpolate(STRINGS.dropdown.remove, { label: props.data.label })
  return Array.isArray(value) && value.length > 1 ? (
    <components.MultiValueRemove {...props} innerProps={{ ...props.innerProps, 'aria-label': removes }}>
      <Cross size={10} />
    </components.MultiValueRemove>
  ) : null
}
