import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Edge } from '../../../../src/features/devices/work-day/edge'
import { day } from './device-data'

it('leaves out the label of the hour that the time of now stands on', () => {
  const { container } = render(<Edge data={day} open={0} isLive onOpen={() => undefined} />)
  expect(container).not.toHaveTextContent('09:00')
  expect(container).toHaveTextContent('08:00')
  expect(container).toHaveTextContent('10:00')
})
