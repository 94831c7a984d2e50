import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ThemeSwitch } from '../../../../src/features/theme/theme-switch'
import { SiteStateProvider } from '../../../../src/state/site-state'

const page = (
  <SiteStateProvider>
    <a href="#before">Before</a>
    <ThemeSwitch />
    <main tabIndex={-1}>Text</main>
    <a href="#after">After</a>
  </SiteStateProvider>
)
const toggle = () => screen.getByRole('button', { name: 'Theme settings' })
const option = (name: string) => screen.getByRole('button', { name })

function open() {
  const user = userEvent.setup()
  render(page)
  return user.click(toggle()).then(() => user)
}

afterEach(() => localStorage.clear())

describe('the theme switch (O3, C7)', () => {
  it('says whether it is open', async () => {
    const user = await open()
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    await user.click(toggle())
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  })

  it('says so on a page that is dark in both themes', async () => {
    await open()
    expect(screen.queryByText('Always dark here')).toBeNull()
    render(
      <SiteStateProvider>
        <ThemeSwitch isAlwaysDark />
      </SiteStateProvider>,
    )
    expect(screen.getByText('Always dark here')).toBeInTheDocument()
  })

  it('presses the theme in use, and takes up what is chosen', async () => {
    const user = await open()
    expect(option('Light')).toHaveAttribute('aria-pressed', 'true')
    await user.click(option('Dark'))
    expect(option('Dark')).toHaveAttribute('aria-pressed', 'true')
    expect(option('Light')).toHaveAttribute('aria-pressed', 'false')
    await user.click(option('Reset to default'))
    expect(option('Light')).toHaveAttribute('aria-pressed', 'true')
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
  })

  it('closes on Escape from anywhere in it, and gives the focus back', async () => {
    const user = await open()
    option('Dark').focus()
    await user.keyboard('{Escape}')
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    expect(toggle()).toHaveFocus()
  })

  it('closes on a click outside, which may give the focus elsewhere', async () => {
    const user = await open()
    await user.click(screen.getByText('Text'))
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')

    await user.click(toggle())
    await user.click(screen.getByRole('link', { name: 'After' }))
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByRole('link', { name: 'After' })).toHaveFocus()
  })

  it('closes when the keyboard leaves it', async () => {
    const user = await open()
    await user.tab()
    await user.tab()
    await user.tab()
    expect(option('Reset to default')).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('link', { name: 'After' })).toHaveFocus()
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  })
})
