import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Edge } from '../../../../src/features/devices/work-day/edge'
import { Device } from '../../../../src/features/devices/work-day/work-day'
import { day } from './device-data'

it('leaves out the label of the hour that the time of now stands on', () => {
  render(<Edge data={day} open={0} isLive onOpen={() => undefined} />)
  expect(screen.queryByText('09')).toBeNull()
  expect(screen.getByText('08')).toBeVisible()
  expect(screen.getByText('10')).toBeVisible()
})

it.each([
  ['counts to the sums of a job that is opened', false],
  ['shows the sums of a job that is opened at once, with reduced motion', true],
])('a day %s', async (_, matches) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  render(<Device data={day} label="A day" isLive round={0} />)
  expect(screen.getByText('0:45')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Next job' }))
  expect(await screen.findByText('1:15')).toBeVisible()
  expect(await screen.findByText('11:15')).toBeVisible()
  expect(await screen.findByText('4.0 km', { selector: 'dd' })).toBeVisible()
})
