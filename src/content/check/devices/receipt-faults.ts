import type { ReceiptData } from '../../schemas/devices/receipt'
import { faultIf, type DeviceFault } from './device-fault'

/** Inconsistencies in a receipt: figures that do not add up. */
export function receiptFaults({ paper }: ReceiptData): DeviceFault[] {
  const { lines, total, vat } = paper
  const sum = lines.reduce((all, { cents }) => all + cents, 0)
  const tax = Math.round((total * vat.rate) / (100 + vat.rate))

  return [
    ...faultIf(sum !== total, ['receipt', 'paper', 'total'], `is ${total}, but the lines add up to ${sum}`),
    ...faultIf(
      tax !== vat.cents,
      ['receipt', 'paper', 'vat', 'cents'],
      `is ${vat.cents}; ${vat.rate}% within ${total} is ${tax}`,
    ),
  ]
}
