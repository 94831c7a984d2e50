import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Drawer } from '../../../../src/features/menu/drawer'
import { renderMenu } from './menu-fixture'

const button = (name: string) => screen.getByRole('button', { name })
const group = (label: string, page: string) => ({ label, items: [{ label: page, name: page }] })

const open = (pathname = '/') =>
  renderMenu(<Drawer isOpen onClose={vi.fn()} pathname={pathname} toggle={{ current: null }} />, [
    { label: 'Work', items: [group('Projects', 'alpha'), group('Smaller work', 'beta')] },
    group('Studio', 'gamma'),
  ])

test('the drawer opens with its first group open on a page that no group contains', () => {
  open()
  expect(button('Work')).toHaveAttribute('aria-expanded', 'true')
  for (const name of ['Projects', 'Smaller work', 'Studio'])
    expect(button(name)).toHaveAttribute('aria-expanded', 'false')
})

test('the drawer opens at the group of the current page, and other groups with the first group in them open', async () => {
  const user = userEvent.setup()
  open('/gamma/')
  expect(button('Studio')).toHaveAttribute('aria-expanded', 'true')
  expect(button('Work')).toHaveAttribute('aria-expanded', 'false')

  await user.click(button('Work'))
  expect(button('Projects')).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: 'alpha' })).toBeVisible()
})

test('the drawer ends with the address and the city', () => {
  open()
  expect(screen.getByRole('link', { name: /hello/ })).toHaveAttribute('href', 'mailto:hello@example.com')
  expect(screen.getByText(/^Amsterdam/)).toBeVisible()
})
