import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Picture } from '../../../src/ui/picture'
import { picture, widePicture } from '../picture-fixture'

it.each([
  ['above the fold comes at once and first', { priority: true }, 'eager', 'high'],
  ['further down comes when it is near, after what is seen first', {}, 'lazy', 'low'],
  ['that is asked for at once takes its turn', { loading: 'eager' }, 'eager', null],
] as const)('a picture %s', (_, props, loading, fetchpriority) => {
  render(<Picture picture={picture('A stair')} sizes="100vw" {...props} />)
  const image = screen.getByRole('img')
  expect(image).toHaveAttribute('loading', loading)
  expect(image.getAttribute('fetchpriority')).toBe(fetchpriority)
})

it('says which part of it phones are shown', () => {
  const { upright, ...stair } = widePicture('A stair')
  const { container } = render(<Picture picture={stair} upright={upright} sizes="100vw" />)
  expect(container.querySelector('source')).toHaveAttribute('data-cut', '0.25 0 0.5 1')
})
