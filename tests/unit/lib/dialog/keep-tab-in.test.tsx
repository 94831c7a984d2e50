import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepTabIn } from '../../../../src/lib/dialog/keep-tab-in'

// jsdom lays nothing out: what is not hidden has a box.
function boxes(this: Element) {
  return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
}
beforeEach(() => void Object.assign(HTMLElement.prototype, { getClientRects: boxes }))
afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'getClientRects'))

function Dialog() {
  return (
    <>
      <div role="dialog" aria-label="Panel" tabIndex={-1} onKeyDown={keepTabIn}>
        <button>First</button>
        <button>Last</button>
        <button tabIndex={-1}>For pointers</button>
        <div hidden>
          <button>Hidden</button>
        </div>
      </div>
      <button>Behind</button>
    </>
  )
}

describe('Tab in a dialog', () => {
  test('goes round forwards and backwards, past what is hidden', async () => {
    const user = userEvent.setup()
    render(<Dialog />)
    screen.getByRole('dialog').focus()

    await user.tab()
    expect(screen.getByRole('button', { name: 'First' })).toHaveFocus()
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'First' })).toHaveFocus()
    await user.tab({ shift: true })
    expect(screen.getByRole('button', { name: 'Last' })).toHaveFocus()
  })

  test('goes backwards from the dialog itself to its last control', async () => {
    const user = userEvent.setup()
    render(<Dialog />)
    screen.getByRole('dialog').focus()
    await user.tab({ shift: true })
    expect(screen.getByRole('button', { name: 'Last' })).toHaveFocus()
  })

  test('leaves Tab to the player of another site that comes last', () => {
    render(
      <div role="dialog" aria-label="Film" tabIndex={-1} onKeyDown={keepTabIn}>
        <button>Close</button>
        <iframe title="Player" />
      </div>,
    )
    const press = (options?: KeyboardEventInit) =>
      fireEvent.keyDown(screen.getByRole('button'), { key: 'Tab', ...options })
    screen.getByRole('button', { name: 'Close' }).focus()
    // Not prevented: the browser goes on into the player.
    expect(press()).toBe(true)
    expect(press({ shiftKey: true })).toBe(false)
    expect(screen.getByTitle('Player')).toHaveFocus()
  })
})
