import { useId, useState } from 'react'
import { useLazyModule } from '../../../lib/browser/use-lazy-module'
import { classNames } from '../../../lib/text/class-names'
import { FieldChevron } from '../../../ui/field-chevron'
import { labelOf } from '../tags/tags'
import { Cross } from './cross'
import * as styles from './gallery-filter.module.scss'
import type { TagSelectProps } from './tag-select'

// A separate chunk, loaded when the visitor is about to use the dropdown. If it fails to load, the kinds still filter.
const loadSelect = () => import(/* webpackChunkName: "tag-select" */ './tag-select')

export interface FilterFieldProps extends Omit<TagSelectProps, 'begin'> {
  /** Called when the visitor is about to use the field, so its data can be loaded. */
  onWanted?: () => void
}

/**
 * The dropdown's field. A plain input stands in until the pointer or focus comes near; the dropdown then takes over its
 * text and focus. The cross clears the choice by pointer even before that; keyboard users have `All`.
 */
export function FilterField({ onWanted, ...props }: FilterFieldProps) {
  const { chosen, tags, onChoose } = props
  const list = useId()
  const [isWanted, setIsWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [typed, setTyped] = useState('')
  const setWanted = () => {
    setIsWanted(true)
    if (!isWanted) onWanted?.()
  }
  const file = useLazyModule(isWanted ? loadSelect : undefined)

  if (typeof file === 'object')
    return <file.TagSelect {...props} begin={{ typed, isFocused, isOpen: isOpen || typed !== '' }} />
  if (file === 'failed') return null
  return (
    <div className={styles.placeholder} onPointerEnter={setWanted}>
      <input
        className={classNames(styles.input, chosen.length > 0 && styles.chosen)}
        type="text"
        role="combobox"
        aria-label={STRINGS.gallery.filter}
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={list}
        autoComplete="off"
        placeholder={chosen.map((tag) => labelOf(tag, tags)).join(', ') || STRINGS.dropdown.select}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={() => {
          setWanted()
          setFocused(true)
        }}
        onBlur={() => {
          setFocused(false)
          setOpen(false)
          setTyped('')
        }}
        onPointerDown={() => setOpen(true)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') setOpen(true)
        }}
      />
      {chosen.length > 0 ? (
        <span
          className={styles.clear}
          aria-hidden="true"
          onPointerDown={(event) => {
            if (event.button !== 0) return
            // The rest of the press would open the dropdown, which may have replaced this by then.
            event.preventDefault()
            onChoose([])
          }}
        >
          <Cross size={14} />
        </span>
      ) : (
        <FieldChevron />
      )}
      <div id={list} role="listbox" aria-label={STRINGS.gallery.filter} hidden />
    </div>
  )
}
