import type { AriaLiveMessages, GroupBase } from 'react-select'
import { formFor } from '../lib/text/form-for'
import { interpolate } from '../lib/text/interpolate'

/** The number of options, in words. */
export const resultsText = ({ count }: { count: number }) =>
  interpolate(formFor(STRINGS.dropdown.results, count), { count })

const place = (list: readonly unknown[], one: unknown) => ({ count: list.indexOf(one) + 1, total: list.length })

/** The dropdown's screen reader messages: react-select's own, with words from the strings. */
export function liveMessages<Option, IsMulti extends boolean>(): AriaLiveMessages<Option, IsMulti, GroupBase<Option>> {
  return {
    guidance: ({ context, isInitialFocus, 'aria-label': label = '' }) => {
      if (context === 'menu') return STRINGS.dropdown.guideMenu
      if (context === 'value') return STRINGS.dropdown.guideValue
      return isInitialFocus ? interpolate(STRINGS.dropdown.guideInput, { label }) : ''
    },
    onChange: ({ action, label, labels }) => {
      switch (action) {
        case 'deselect-option':
        case 'pop-value':
        case 'remove-value':
          return interpolate(STRINGS.dropdown.removed, { label })
        case 'clear':
          return STRINGS.dropdown.cleared
        case 'initial-input-focus':
          return interpolate(STRINGS.dropdown.chosen, { label: labels.join(', ') })
        case 'select-option':
          return interpolate(STRINGS.dropdown.chosen, { label })
        default:
          return ''
      }
    },
    onFocus: ({ context, focused, label, options, selectValue, isAppleDevice }) => {
      // Except on Apple devices, the browser itself announces the option.
      if (context === 'menu' && !isAppleDevice) return ''
      const { count, total } = place(context === 'value' ? selectValue : options, focused)
      return interpolate(STRINGS.dropdown.option, { label, count, total })
    },
    onFilter: ({ resultsMessage }) => `${resultsMessage}.`,
  }
}

/** The visible words of the searchable dropdown (C11); its screen reader messages are {@link liveMessages}. */
export const dropdownWords = {
  placeholder: STRINGS.dropdown.select,
  noOptionsMessage: () => STRINGS.dropdown.noOptions,
  loadingMessage: () => STRINGS.dropdown.loading,
  screenReaderStatus: resultsText,
}
