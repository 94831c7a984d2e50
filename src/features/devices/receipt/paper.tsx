import { forwardRef, type ReactNode } from 'react'
import { amountOf, euroOf } from '../euro'
import { interpolate } from '../../../lib/text/interpolate'
import * as styles from './paper.module.scss'

export interface PaperProps {
  data: Queries.ReceiptFragment
  /** The highlighted parts. */
  lit: readonly string[]
  /** Whether every part has been read. */
  isRead: boolean
}

/** The receipt on the table: parts that are read light up, the rest is under a veil. */
export const Paper = forwardRef<HTMLDivElement, PaperProps>(function Paper({ data, lit, isRead }, ref) {
  const { name, place, date, time, lines, total, vat, paid, thanks } = data.paper
  const part = (from: string, content: ReactNode) => {
    const number = data.fields.findIndex((field) => field.from === from) + 1
    if (number === 0) return <div className={styles.part}>{content}</div>
    return (
      <div className={styles.part} data-part-of={from} data-lit={lit.includes(from) || undefined}>
        {content}
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      </div>
    )
  }

  return (
    <div
      ref={ref}
      className={styles.paper}
      role="group"
      aria-label={interpolate(STRINGS.devices.receipt.receipt, { total: euroOf(total) })}
      data-read={isRead || undefined}
    >
      {part(
        'head',
        <p className={styles.head}>
          <b>{name}</b> {place}
        </p>,
      )}
      <hr />
      {part('date', row(date, time))}
      <hr />
      <ul>
        {lines.map((line) => (
          <li key={line.name}>{row(`${line.count} ${line.name}`, amountOf(line.cents))}</li>
        ))}
      </ul>
      <hr />
      <div className={styles.total}>{part('total', row(STRINGS.devices.receipt.total, euroOf(total)))}</div>
      <hr />
      {part('vat', row(interpolate(STRINGS.devices.receipt.vat, { rate: vat.rate }), amountOf(vat.cents)))}
      <hr />
      {row(paid, amountOf(total))}
      <hr />
      <div className={styles.bars} aria-hidden="true" />
      <p className={styles.thanks}>{thanks}</p>
    </div>
  )
})

function row(term: string, value: string) {
  return (
    <p className={styles.row}>
      <span>{term}</span> <span>{value}</span>
    </p>
  )
}
