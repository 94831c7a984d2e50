import Select, {
  type ClearIndicatorProps,
  components,
  type DropdownIndicatorProps,
  type MultiValueRemoveProps,
} from 'react-select'
import { classNames } from '../../../lib/text/class-names'
import { DROPDOWN } from '../../../ui/dropdown'
import { FieldChevron } from '../../../ui/field-chevron'
import { MatchedText } from '../../../ui/matched-text'
import type { TagCount } from '../count-tags'
import { dropdownWords, liveMessages } from '../../../ui/dropdown-words'
import { interpolate } from '../../../lib/text/interpolate'
import * as styles from './tag-select.module.scss'

export interface TagSelectProps {
  tags: readonly TagCount[]
  /** How many works there are. */
  total: number
  /** The tags that are chosen. */
  chosen: readonly string[]
  onChoose: (tags: string[]) => void
}

interface Option {
  value: string
  label: string
  count: number
}

/** The option that clears the choice. */
const ALL = ''

/** A class of the style sheet, as the library asks for it. */
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
  option: ({ isFocused }: { isFocused: boolean }) => classNames(styles.option, isFocused && styles.focused) ?? '',
  noOptionsMessage: named('none'),
}

/** The searchable dropdown over all tags (C11): any number of them, each with its count. */
export function TagSelect({ tags, total, chosen, onChoose }: TagSelectProps) {
  const options: Option[] = [
    { value: ALL, label: STRINGS.gallery.allWorks, count: total },
    ...tags.map(({ tag, label, count }) => ({ value: tag, label, count })),
  ]
  const value = chosen.flatMap((tag) => options.filter((option) => option.value === tag))

  return (
    <Select<Option, true>
      {...DROPDOWN}
      {...dropdownWords}
      ariaLiveMessages={liveMessages<Option, true>()}
      unstyled
      isMulti
      aria-label={STRINGS.gallery.filter}
      instanceId="filter"
      className={styles.select}
      classNames={names}
      components={{ DropdownIndicator, ClearIndicator, MultiValueRemove }}
      options={options}
      value={value}
      formatOptionLabel={(option, { context, inputValue }) =>
        context === 'menu' ? <Row {...option} typed={inputValue} /> : option.label
      }
      onChange={(next) => {
        const tags = next.map((option) => option.value)
        onChoose(tags.includes(ALL) ? [] : tags)
      }}
    />
  )
}

/** A row of the list: what was typed is underlined, the count stands on the right. */
function Row({ label, count, typed }: Option & { typed: string }) {
  return (
    <>
      <span>
        <MatchedText text={label} typed={typed} />
      </span>
      <span className={styles.count}>{count}</span>
    </>
  )
}

/** The arrow; a set filter shows a cross in its place. */
function DropdownIndicator(props: DropdownIndicatorProps<Option, true>) {
  return props.hasValue ? null : (
    <components.DropdownIndicator {...props} className={styles.indicator}>
      <FieldChevron className={props.selectProps.menuIsOpen ? styles.up : undefined} />
    </components.DropdownIndicator>
  )
}

function ClearIndicator(props: ClearIndicatorProps<Option, true>) {
  return (
    <components.ClearIndicator {...props} className={styles.indicator}>
      <Cross size={14} />
    </components.ClearIndicator>
  )
}

/** Takes one of several tags away; a single one goes with the cross of the field. */
function MultiValueRemove(props: MultiValueRemoveProps<Option, true>) {
  const { value } = props.selectProps
  const removes = interpolate(STRINGS.dropdown.remove, { label: props.data.label })
  return Array.isArray(value) && value.length > 1 ? (
    <components.MultiValueRemove {...props} innerProps={{ ...props.innerProps, 'aria-label': removes }}>
      <Cross size={10} />
    </components.MultiValueRemove>
  ) : null
}

/** @param size in px */
function Cross({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 14 14" aria-hidden="true">
      <path d="m2 2 10 10M12 2 2 12" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
