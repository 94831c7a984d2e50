import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WidePicture } from '../../../src/ui/wide-picture'
import { coverPicture, widePicture } from '../picture-fixture'

it('gives its frame on phones the ratio of the part shown there, if it is told', () => {
  const { rerender } = render(<WidePicture picture={coverPicture('A laptop and a tablet', 1.25)} />)
  const image = screen.getByRole('img', { name: 'A laptop and a tablet' })
  expect(image.style.getPropertyValue('--upright-ratio')).toBe('1.25')
  rerender(<WidePicture picture={widePicture('A laptop and a tablet')} />)
  expect(image.style.getPropertyValue('--upright-ratio')).toBe('')
})
