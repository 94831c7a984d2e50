import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Ribbon } from '../../../../src/features/gallery/works/ribbon'

const apart = (colours: readonly string[]) => {
  const { container } = render(<Ribbon colours={colours} />)
  return [...container.querySelectorAll('span')].flatMap((swatch, at) => ('apart' in swatch.dataset ? [at] : []))
}

it('sets the greys at its end apart from the colours', () => {
  expect(apart(['#a5472a', '#3a6ea5', '#3b3b3b', '#cccccc'])).toEqual([2])
})

it('has no gap where there are only colours or only greys', () => {
  expect(apart(['#a5472a', '#3a6ea5'])).toEqual([])
  expect(apart(['#3b3b3b', '#cccccc'])).toEqual([])
  expect(apart([])).toEqual([])
})
