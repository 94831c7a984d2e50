import { type RefObject, useEffect, useRef } from 'react'
import { euroOf } from '../euro'
import * as styles from './delivery.module.scss'
import type { Sums } from './order'
import { capitalise } from '../../../lib/text/capitalise'
import { interpolate } from '../../../lib/text/interpolate'

export interface DeliveryProps {
  /** Its element. */
  box: RefObject<HTMLDivElement>
  data: Queries.OrderListFragment
  sums: Sums
  /** Index of the chosen slot. */
  slot: number
  /** Whether the pallet has no room for one more of any article. */
  isPalletFull: boolean
  isPlaced: boolean
  isLive: boolean
  onChoose: (slot: number) => void
  onPlace: () => void
}

/** Delivery slot, load and cost, and the button that places the order. */
export function Delivery({ box, data, sums, slot, isPalletFull, isPlaced, isLive, onChoose, onPlace }: DeliveryProps) {
  const placed = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isPlaced) placed.current?.focus()
  }, [isPlaced])
  const says = STRINGS.devices.orderList
  const load = interpolate(says.loadOf, { count: sums.kilograms, total: data.pallet })

  return (
    <div ref={box} className={styles.delivery}>
      <fieldset disabled={!isLive}>
        <legend>
          <span className={styles.title}>{data.delivery}</span> <span className={styles.day}>{data.day}</span>
        </legend>
        {data.slots.map(({ from, to, note, cents, isFull }, place) => (
          <label key={from} className={styles.slot} data-full={isFull || undefined}>
            <input
              type="radio"
              name="device-slot"
              checked={place === slot}
              disabled={isFull}
              onChange={() => onChoose(place)}
            />
            <b>
              {from} – {to}
            </b>
            <span>{cents ? euroOf(cents) : note}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.load}>
        {isPalletFull ? capitalise(says.full) : says.load} <span>{load}</span>
      </p>
      <div className={styles.bar}>
        <div style={{ width: `${Math.min(100, (sums.kilograms / data.pallet) * 100)}%` }} />
      </div>
      <dl className={styles.sums}>
        {sums.delivery > 0 && <Row term={data.delivery} cents={sums.delivery} />}
        <Row term={says.net} cents={sums.net} />
        <Row term={interpolate(says.vat, { rate: data.vat })} cents={sums.vat} />
        <Row term={says.total} cents={sums.total} />
      </dl>
      {isPlaced ? (
        <p ref={placed} className={styles.placed} tabIndex={-1}>
          <b>
            {data.placed} {data.weekday}, {data.slots[slot]?.from}
          </b>
          {data.sample}
        </p>
      ) : (
        <button type="button" className={styles.order} disabled={!isLive} onClick={onPlace}>
          {data.order}
        </button>
      )}
    </div>
  )
}

function Row({ term, cents }: { term: string; cents: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{euroOf(cents)}</dd>
    </div>
  )
}
