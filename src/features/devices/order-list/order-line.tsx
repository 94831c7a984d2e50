import { classNames } from '../../../lib/text/class-names'
import { euroOf } from '../euro'
import { Drawing } from './drawing'
import { interpolate } from '../../../lib/text/interpolate'
import * as styles from './order-line.module.scss'

export interface OrderLineProps {
  article: Queries.OrderListFragment['articles'][number]
  quantity: number
  /** A note on its stock, when low, or on why no more of it can be ordered. */
  stock: string | undefined
  /** Whether no more of it can be ordered. */
  isFull: boolean
  isLive: boolean
  onChange: (by: 1 | -1) => void
}

/** A line of the order: article, price, minus, quantity, plus, and sum. */
export function OrderLine({ article, quantity, stock, isFull, isLive, onChange }: OrderLineProps) {
  const { name, unit, cents, drawing } = article
  const sum = quantity ? euroOf(quantity * cents) : '–'

  return (
    <div className={styles.line} role="group" aria-label={name}>
      {drawing && <Drawing name={drawing} />}
      <p className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.short}>
          {quantity ? (
            <>
              {quantity} × {euroOf(cents)}{' '}
              <span className="unbroken">
                = <b>{sum}</b>
              </span>
            </>
          ) : (
            `${euroOf(cents)}, ${unit}`
          )}
        </span>
        <span className={styles.unit}>
          {unit}
          {stock && ', '}
        </span>
        {stock && <span className={styles.stock}>{stock}</span>}
      </p>
      <span className={styles.price}>{euroOf(cents)}</span>
      <span className={classNames(styles.stepper, quantity === 0 && styles.none)}>
        <button
          type="button"
          aria-label={interpolate(STRINGS.devices.orderList.less, { name })}
          aria-disabled={isLive && quantity === 0 ? true : undefined}
          disabled={!isLive}
          onClick={() => onChange(-1)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 8h10" />
          </svg>
        </button>
        <output aria-live="off">{quantity}</output>
        <button
          type="button"
          aria-label={interpolate(STRINGS.devices.orderList.more, { name })}
          aria-disabled={isLive && isFull ? true : undefined}
          disabled={!isLive}
          onClick={() => onChange(1)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 8h10M8 3v10" />
          </svg>
        </button>
      </span>
      <span className={styles.sum}>{sum}</span>
    </div>
  )
}
