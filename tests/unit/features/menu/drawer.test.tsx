import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Drawer } from '../../../../src/features/menu/drawer'
import { renderMenu } from './menu-fixture'

const button = (name: string) => screen.getByRole('button', { name })
const group = (label: string, page: string) => ({ label, items: [{ label: page, name: page }] })

const open = () =>
  renderMenu(<Drawer isOpen onClose={vi.fn()} pathname="/" toggle={{ current: null }} />, [
    { label: 'Work', items: [group('Projects', 'alpha'), group('Smaller work', 'beta')] },
    group('Studio', 'gamma'),
  ])

test('the drawer opens with its groups closed, and a group with the first group in it open', async () => {
  const user = userEvent.setup()
  open()
  for (const name of ['Work', 'Studio']) expect(button(name)).toHaveAttribute('aria-expanded', 'false')

  await user.click(button('Work'))
  expect(button('Projects')).toHaveAttribute('aria-expanded', 'true')
  expect(button('Smaller work')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('link', { name: 'alpha' })).toBeVisible()
})

test('the drawer ends with the address and the city', () => {
  open()
  expect(screen.getByRole('link', { name: /hello/ })).toHaveAttribute('href', 'mailto:hello@example.com')
  expect(screen.getByText(/^Amsterdam/)).toBeVisible()
})
