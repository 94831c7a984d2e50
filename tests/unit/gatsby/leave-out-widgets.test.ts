import { expect, it, vi } from 'vitest'
import { leaveOutWidgets } from '../../../src/gatsby/build/leave-out-widgets'

const leftOf = (...selectors: string[]) => {
  const rule = { selectors, remove: vi.fn(() => (rule.selectors = [])) }
  leaveOutWidgets.Rule(rule)
  return rule.selectors
}

it('leaves out a rule that is for absent widgets alone, and the absent ones of a rule for others as well', () => {
  expect(leftOf('::-webkit-datetime-edit-text', '::-webkit-datetime-edit-minute')).toEqual([])
  expect(leftOf('button', 'input', 'select', 'textarea')).toEqual(['button', 'input'])
  expect(leftOf('[type="button"]', '[type="reset"]')).toEqual(['[type="button"]'])
  expect(leftOf('.visually-hidden', '.visually-hidden-focusable:not(:focus)')).toEqual(['.visually-hidden'])
})

it('keeps what pages have', () => {
  const present = ['legend', 'label', 'code', '.selected', 'table', 'iframe', '[hidden]']
  expect(leftOf(...present)).toEqual(present)
})
