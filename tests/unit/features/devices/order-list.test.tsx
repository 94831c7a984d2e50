import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Device } from '../../../../src/features/devices/order-list/order-list'
import { stubIntersections } from '../../intersections'
import { order } from './device-data'

const show = (isLive = true) => render(<Device data={order} label="An order" isLive={isLive} round={0} />)
const sum = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling
const more = (name: string) => screen.getByRole('button', { name: `One more, ${name}` })

/** Tells the device whether its delivery is in the viewport. */
let showDelivery: (isIntersecting: boolean) => void

beforeEach(() => {
  showDelivery = stubIntersections()
})

describe('an order that adds up', () => {
  it('counts what is set, and stops at the stock without losing the focus', async () => {
    const user = userEvent.setup()
    show()
    expect(sum('Total')).toHaveTextContent('€ 10,90')

    await user.click(more('Plums'))
    expect(within(screen.getByRole('group', { name: 'Plums' })).getByRole('status')).toHaveTextContent('2')
    expect(sum('Total')).toHaveTextContent('€ 21,80')
    expect(more('Plums')).toHaveAttribute('aria-disabled', 'true')
    await user.click(more('Plums'))
    expect(sum('Total')).toHaveTextContent('€ 21,80')
    expect(more('Plums')).toHaveFocus()
  })

  it('says where the load stands that the pallet is full, once nothing more fits on it', async () => {
    const user = userEvent.setup()
    show()
    await user.click(more('Flour'))
    expect(screen.getByText('Pallet load')).toBeVisible()
    await user.click(more('Plums'))
    expect(screen.getByText('The pallet is full')).toBeVisible()
  })

  it('says below an article that one more of it is too heavy', async () => {
    const user = userEvent.setup()
    show()
    await user.click(more('Flour'))
    const flour = screen.getByRole('group', { name: 'Flour' })
    expect(flour).toHaveTextContent('10 kg will not fit')
    expect(more('Flour')).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'One less, Plums' }))
    expect(flour).not.toHaveTextContent('will not fit')
  })

  it('keeps its total below the list until the delivery, which ends with it, comes into view', () => {
    const { container } = show()
    const [total] = container.getElementsByClassName('total')
    expect(total).toHaveTextContent('€ 10,90')
    act(() => showDelivery(true))
    expect(total).toHaveClass('gone')
    act(() => showDelivery(false))
    expect(total).not.toHaveClass('gone')
  })

  it('adds a slot that costs more, and offers none that is full', async () => {
    const user = userEvent.setup()
    show()
    expect(screen.getByRole('radio', { name: /06:00/ })).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: /10:00 – 12:00/ }))
    expect(sum('Delivery')).toHaveTextContent('€ 4,50')
    expect(sum('Total')).toHaveTextContent('€ 15,81')
  })

  it('says that it is placed, goes there, and takes it back when something changes', async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole('button', { name: 'Place order' }))
    expect(document.activeElement).toHaveTextContent('Placed for Monday, 08:00Nothing was sent.')
    await user.click(more('Flour'))
    expect(screen.getByRole('button', { name: 'Place order' })).toBeVisible()
  })

  it('stands still without its script', () => {
    show(false)
    for (const control of screen.getAllByRole('button')) expect(control).toBeDisabled()
    expect(sum('Total')).toHaveTextContent('€ 10,90')
  })
})
