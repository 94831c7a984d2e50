import type { OrderListData } from '../../schemas/devices/order-list'
import { faultIf, type DeviceFault } from './device-fault'

/** Inconsistencies in an order: stock, load and the initial slot. */
export function orderListFaults({ articles, slots, pallet }: OrderListData): DeviceFault[] {
  const load = articles.reduce((sum, { kilograms, quantity }) => sum + kilograms * quantity, 0)
  const chosen = slots.filter(({ isChosen, isFull }) => isChosen && !isFull).length
  const at = (...path: (string | number)[]) => ['orderList', ...path]

  return [
    ...faultIf(load > pallet, at('pallet'), `is ${pallet} kg, but the articles weigh ${load} kg`),
    ...faultIf(chosen !== 1, at('slots'), `has ${chosen} slots that are chosen and not full; expected one`),
    ...articles.flatMap(({ quantity, stock }, i) =>
      faultIf(
        quantity > stock,
        at('articles', i, 'quantity'),
        `is ${quantity}; expected at most the stock of ${stock}`,
      ),
    ),
  ]
}
