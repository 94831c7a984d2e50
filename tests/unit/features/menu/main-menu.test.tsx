import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { sampleMenu } from '../../../../src/content/sample-menu'
import type { MenuEntry } from '../../../../src/content/schemas/menu'
import { MainMenu } from '../../../../src/features/menu/main-menu'
import { SiteStateProvider } from '../../../../src/state/site-state'
import { loadDrawer, renderMenu } from './menu-fixture'

const button = (name: string) => screen.getByRole('button', { name })
const menu = (entries: MenuEntry[] = sampleMenu, pathname = '/') =>
  renderMenu(<MainMenu pathname={pathname} loadDrawer={loadDrawer} />, entries)

/** Every group and leaf of a menu, in order. */
const labels = (entries: MenuEntry[]): string[] =>
  entries.flatMap(({ label, items }) => [label, ...labels(items ?? [])])

describe('the main menu', () => {
  test('shows all four levels of the sample, one after the other (H4, H7)', async () => {
    const user = userEvent.setup()
    menu()

    for (const name of ['Settings', 'Notifications', 'Desktop']) await user.click(button(name))

    expect(screen.getByRole('link', { name: 'Schedule' })).toHaveAttribute('href', '/schedule/')
    expect(screen.getByRole('link', { name: 'Frequency' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'SMS' })).toBeVisible()
  })

  test('has every entry of the sample in the built HTML, its groups usable without scripts (H7)', () => {
    menu()
    const html = renderToString(
      <SiteStateProvider>
        <MainMenu pathname="/" loadDrawer={loadDrawer} />
      </SiteStateProvider>,
    )
    const built = document.createElement('div')
    built.innerHTML = html

    const found = [...built.querySelectorAll('ul a, ul summary')].map(({ textContent }) => textContent)
    expect(found).toEqual([...labels(sampleMenu), 'about me.', 'contact.'])
    expect(built.querySelectorAll('button')).toHaveLength(0)
  })

  test('shows beside a project its year, which its name goes without', async () => {
    const user = userEvent.setup()
    menu([{ label: 'Work', items: [{ label: 'alpha', name: 'alpha', year: 2024 }] }])

    await user.click(button('Work'))

    const row = screen.getByRole('link', { name: 'alpha' })
    expect(row).toHaveTextContent('2024')
    expect(row).toHaveAccessibleName('alpha')
  })

  test('opens with its first group where the page that is shown is in none of them, and else with that one', async () => {
    const user = userEvent.setup()
    const groups = ['alpha', 'beta'].map((name) => ({ label: `Group ${name}`, items: [{ label: name, name }] }))
    const entries = [{ label: 'Work', items: groups }]
    const { unmount } = menu(entries)
    await user.click(button('Work'))
    expect(button('Group alpha')).toHaveAttribute('aria-expanded', 'true')
    expect(button('Group beta')).toHaveAttribute('aria-expanded', 'false')
    unmount()

    menu(entries, '/beta/')
    await user.click(button('Work'))
    expect(button('Group alpha')).toHaveAttribute('aria-expanded', 'false')
    expect(button('Group beta')).toHaveAttribute('aria-expanded', 'true')
  })

  test('marks the group of the page that is shown in the built HTML', () => {
    menu([{ label: 'Work', items: [{ label: 'Group', items: [{ label: 'alpha', name: 'alpha' }] }] }])
    const built = document.createElement('div')
    built.innerHTML = renderToString(
      <SiteStateProvider>
        <MainMenu pathname="/alpha/" loadDrawer={loadDrawer} />
      </SiteStateProvider>,
    )
    const marked = [...built.querySelectorAll('summary[aria-current="true"]')].map(({ textContent }) => textContent)
    expect(marked).toEqual(['Work', 'Group'])
  })

  test('closes the other groups of its level in a panel when one opens, with and without scripts (H4)', async () => {
    const user = userEvent.setup()
    const group = (name: string, items: MenuEntry[]) => ({ label: `Group ${name}`, items })
    const leaf = (name: string) => ({ label: name, name })
    menu([
      { label: 'Work', items: [group('alpha', [group('gamma', [leaf('one')])]), group('beta', [leaf('two')])] },
      { label: 'Studio', items: [group('delta', [leaf('three')])] },
    ])
    await user.click(button('Work'))
    await user.click(button('Group gamma'))
    expect(button('Group alpha'), 'a group within stays').toHaveAttribute('aria-expanded', 'true')

    await user.click(button('Group beta'))
    expect(button('Group alpha')).toHaveAttribute('aria-expanded', 'false')
    expect(button('Group beta')).toHaveAttribute('aria-expanded', 'true')
    await user.click(button('Group beta'))
    expect(button('Group beta')).toHaveAttribute('aria-expanded', 'false')

    const built = document.createElement('div')
    built.innerHTML = renderToString(
      <SiteStateProvider>
        <MainMenu pathname="/" loadDrawer={loadDrawer} />
      </SiteStateProvider>,
    )
    const [alpha, gamma, beta, delta] = [...built.querySelectorAll('details details')].map((one) =>
      one.getAttribute('name'),
    )
    expect(alpha).toBeTruthy()
    expect(beta).toBe(alpha)
    expect(new Set([alpha, gamma, delta]).size).toBe(3)
  })

  test('gives its entry the focus, which Safari does not on a click, before the panel opens', () => {
    menu()
    const about = screen.getByRole('link', { name: 'about me.' })
    fireEvent.click(about)
    expect(about).toHaveFocus()
    expect(about).toHaveAttribute('aria-expanded', 'true')
  })

  test('has one group open at a time', async () => {
    const user = userEvent.setup()
    menu()

    await user.click(button('Billing'))
    expect(button('Billing')).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('link', { name: 'Reports' })).toBeVisible()

    await user.click(button('Settings'))
    expect(button('Billing')).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('link', { name: 'Reports' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Profile' })).toBeVisible()
  })

  test('closes a group on Escape and gives its button the focus', async () => {
    const user = userEvent.setup()
    menu()
    await user.click(button('Billing'))
    await user.tab()
    expect(screen.getByRole('link', { name: 'Statements' })).toHaveFocus()

    await user.keyboard('{Escape}')

    expect(button('Billing')).toHaveFocus()
    expect(button('Billing')).toHaveAttribute('aria-expanded', 'false')
  })

  test.each([
    ['a press elsewhere', async (user: ReturnType<typeof userEvent.setup>) => user.click(document.body)],
    ['focus that leaves', async (user: ReturnType<typeof userEvent.setup>) => user.tab({ shift: true })],
  ])('closes a group on %s', async (_, leave) => {
    const user = userEvent.setup()
    menu()
    await user.click(button('Billing'))

    await leave(user)

    expect(button('Billing')).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes a group when another page is shown', async () => {
    const user = userEvent.setup()
    const { rerender } = menu()
    await user.click(button('Billing'))

    rerender(
      <SiteStateProvider>
        <MainMenu pathname="/reports/" loadDrawer={loadDrawer} />
      </SiteStateProvider>,
    )

    expect(button('Billing')).toHaveAttribute('aria-expanded', 'false')
  })

  test('marks the page that is shown and its groups, and opens them with the panel', async () => {
    const user = userEvent.setup()
    menu(sampleMenu, '/schedule/')
    expect(button('Settings')).toHaveAttribute('aria-current', 'true')
    expect(button('Billing')).not.toHaveAttribute('aria-current')

    await user.click(button('Settings'))

    expect(button('Desktop')).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('link', { name: 'Schedule' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Frequency' })).not.toHaveAttribute('aria-current')
  })

  test('opens another site in a new tab, without handing itself over, and says so (H5)', () => {
    menu([{ label: 'Code', name: 'https://code.example/', isExternal: true }])

    const link = screen.getByRole('link', { name: 'Code (opens in a new tab)' })
    expect(link).toHaveAttribute('href', 'https://code.example/')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test.each([
    ['about me.', '/about/'],
    ['contact.', '/contact/'],
  ])('%s links to %s and toggles its panel on a plain click (H6)', async (name, path) => {
    const user = userEvent.setup()
    menu()
    const link = within(screen.getByRole('list')).getByRole('link', { name })
    expect(link).toHaveAttribute('href', path)
    expect(link).toHaveAttribute('aria-haspopup', 'dialog')

    await user.click(link)
    expect(link).toHaveAttribute('aria-expanded', 'true')

    await user.click(link)
    expect(link).toHaveAttribute('aria-expanded', 'false')

    // jsdom cannot follow links.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await user.keyboard('{Control>}')
    await user.click(link)
    expect(link).toHaveAttribute('aria-expanded', 'false')
  })
})
