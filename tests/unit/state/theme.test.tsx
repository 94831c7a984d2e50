import { act, render, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SiteStateProvider, useSiteState } from '../../../src/state/site-state'
import { ownShade } from '../../../src/state/theme'
import { themeBootScript } from '../../../src/state/theme-boot'
import { useTheme } from '../../../src/state/use-theme'

const root = document.documentElement
const painted = () => ['header', 'body', 'footer'].map((part) => root.getAttribute(`data-${part}-theme`)).join()
const ground = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content')

/** Shows the theme, and offers what can be done with it. */
function Probe() {
  const { shade, choose, reset } = useTheme()
  const { dispatch } = useSiteState()
  return (
    <>
      <output>{shade ?? 'mixed'}</output>
      <button onClick={() => choose('dark')}>dark</button>
      <button onClick={() => choose('light')}>light</button>
      <button onClick={reset}>reset</button>
      <button
        onClick={() => dispatch({ type: 'reset', theme: { headerDark: true, bodyDark: false, footerDark: true } })}
      >
        mix
      </button>
    </>
  )
}

const site = (
  <SiteStateProvider>
    <Probe />
  </SiteStateProvider>
)
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const shown = () => screen.getByRole('status').textContent

/** What the served page has before any script. */
function serve() {
  for (const part of ['header', 'body', 'footer']) root.setAttribute(`data-${part}-theme`, 'light')
  document.head.innerHTML = '<meta name="theme-color" content="#f6f6f2">'
}
const boot = () => window.eval(themeBootScript) as unknown
const blockStorage = () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
}

beforeEach(serve)
afterEach(() => localStorage.clear())

describe('the script before the first paint (O3)', () => {
  it('paints a remembered choice, and the browser bars with it', () => {
    localStorage.setItem('theme', 'dark')
    boot()
    expect(painted()).toBe('dark,dark,dark')
    expect(ground()).toBe('#0e1726')
  })

  it.each(['', 'DARK', 'null', '{"theme":"dark"}', 'toString'])(
    'leaves the default where storage holds "%s"',
    (kept) => {
      localStorage.setItem('theme', kept)
      boot()
      expect(painted()).toBe('light,light,light')
      expect(ground()).toBe('#f6f6f2')
    },
  )

  it('survives blocked storage', () => {
    blockStorage()
    expect(boot).not.toThrow()
    expect(painted()).toBe('light,light,light')
  })
})

describe('the theme of the state (O2, O3)', () => {
  it('starts with the default for the server, adopts the choice, and never paints the default in between', async () => {
    const html = renderToString(site)
    expect(html).toContain('<output>light</output>')
    localStorage.setItem('theme', 'dark')
    boot()
    const replaced: (string | null)[] = []
    const observer = new MutationObserver((changes) => replaced.push(...changes.map(({ oldValue }) => oldValue)))
    observer.observe(root, { attributeFilter: ['data-body-theme'], attributeOldValue: true })

    const container = document.createElement('div')
    container.innerHTML = html
    document.body.append(container)
    const error = vi.spyOn(console, 'error')
    let app: Root | undefined
    await act(async () => {
      app = hydrateRoot(container, site)
      await Promise.resolve()
    })

    expect(shown()).toBe('dark')
    expect(replaced).not.toContain('light')
    expect(painted()).toBe('dark,dark,dark')
    expect(error).not.toHaveBeenCalled()
    observer.disconnect()
    act(() => app?.unmount())
    container.remove()
  })

  it('paints and keeps what is chosen, and forgets it on reset', () => {
    render(site)
    press('dark')
    expect([shown(), painted(), ground(), localStorage.getItem('theme')]).toEqual([
      'dark',
      'dark,dark,dark',
      '#0e1726',
      'dark',
    ])
    press('light')
    expect([shown(), painted(), localStorage.getItem('theme')]).toEqual(['light', 'light,light,light', 'light'])
    press('dark')
    press('reset')
    expect([shown(), painted(), ground(), localStorage.getItem('theme')]).toEqual([
      'light',
      'light,light,light',
      '#f6f6f2',
      null,
    ])
  })

  it('leaves the browser bars in the shade of a page that has one of its own, and colours them when it is left', () => {
    render(site)
    ownShade('dark')
    press('light')
    expect([painted(), ground()]).toEqual(['light,light,light', '#0e1726'])
    ownShade(undefined)
    expect(ground()).toBe('#f6f6f2')
  })

  it('may differ from part to part', () => {
    render(site)
    press('mix')
    expect([shown(), painted(), ground()]).toEqual(['mixed', 'dark,light,dark', '#f6f6f2'])
  })

  it('lasts as long as the page where storage is blocked', () => {
    blockStorage()
    render(site)
    press('dark')
    expect([shown(), painted()]).toEqual(['dark', 'dark,dark,dark'])
    press('reset')
    expect([shown(), painted()]).toEqual(['light', 'light,light,light'])
  })

  it.each([
    ['the choice', 'theme', 'dark', 'dark'],
    ['rubbish', 'theme', 'purple', 'light'],
    ['everything cleared', null, null, 'light'],
    ['another key', 'other', 'dark', 'light'],
  ])('follows another tab: %s', (_, key, value, expected) => {
    render(site)
    if (key && value) localStorage.setItem(key, value)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    expect(shown()).toBe(expected)
    expect(painted()).toBe(Array(3).fill(expected).join())
  })

  it('follows what happened while the page slept in the back/forward cache', () => {
    const finish = vi.fn()
    class Fade {
      finish = finish
    }
    vi.stubGlobal('CSSTransition', Fade)
    document.getAnimations = () => [new Fade(), {}] as unknown as Animation[]
    render(site)
    localStorage.setItem('theme', 'dark')
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect([shown(), painted()]).toEqual(['dark', 'dark,dark,dark'])
    expect(finish).toHaveBeenCalledOnce()
  })
})

it('names the fault where the provider is missing', () => {
  expect(() => renderToString(<Probe />)).toThrow('useSiteState must be used inside SiteStateProvider')
})
