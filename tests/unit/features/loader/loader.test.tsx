import { fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Loader } from '../../../../src/features/loader/loader'
import { loaderBootScript } from '../../../../src/features/loader/loader-boot'

const boot = () => {
  document.documentElement.classList.remove('first-load')
  window.eval(loaderBootScript)
  return document.documentElement.classList.contains('first-load')
}

afterEach(() => sessionStorage.clear())

describe('the loader (L3)', () => {
  it('is active in the served page and inactive once the layout stands', () => {
    expect(renderToString(<Loader />)).toContain('data-loader="active"')
    const { container } = render(<Loader />)
    expect(container.querySelector('[data-loader]')).toHaveAttribute('data-loader', 'inactive')
  })

  it('is kept from assistive technology and the keyboard', () => {
    const { container } = render(<Loader />)
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
    expect(container.querySelector('a, button, [tabindex]')).toBeNull()
  })

  it('shows on the first load of a visit only', () => {
    expect([boot(), boot()]).toEqual([true, false])
  })

  it('does not show where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(boot()).toBe(false)
  })

  it('leaves nothing behind once it has faded', () => {
    boot()
    const { container } = render(<Loader />)
    for (const loader of container.children) fireEvent.transitionEnd(loader)
    expect(document.documentElement).not.toHaveClass('first-load')
  })
})
