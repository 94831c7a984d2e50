import { graphql } from 'gatsby'
import { useRef, useState } from 'react'
import { euroOf } from '../euro'
import type { DeviceProps } from '../device'
import { classNames } from '../../../lib/text/class-names'
import { useStatus } from '../../../lib/browser/use-status'
import { Delivery } from './delivery'
import { limitOf, stockOf, sumsOf } from './order'
import { OrderLine } from './order-line'
import { useInView } from './use-in-view'
import { interpolate } from '../../../lib/text/interpolate'
import * as styles from './order-list.module.scss'

/** How many lines are in view before the total sticks below them. */
const FIRST = 3

/** A weekly order: each line has a plus and a minus; load, VAT and total follow from the quantities. */
export function Device({ data, label, isLive }: DeviceProps<Queries.OrderListFragment>) {
  const { articles, slots } = data
  const [quantities, setQuantities] = useState(() => articles.map(({ quantity }) => quantity))
  const [slot, setSlot] = useState(() =>
    Math.max(
      0,
      slots.findIndex(({ isChosen }) => isChosen),
    ),
  )
  const [isPlaced, setPlaced] = useState(false)
  const delivery = useRef<HTMLDivElement>(null)
  const isDeliveryShown = useInView(delivery)
  const [status, say] = useStatus()
  const sums = sumsOf(data, quantities, slot)
  const says = STRINGS.devices.orderList
  const limits = articles.map((article, line) => limitOf(data, article, quantities[line] ?? 0, sums.kilograms))
  const totalOf = (amounts: readonly number[], at: number) =>
    interpolate(says.totalOf, { total: euroOf(sumsOf(data, amounts, at).total) })

  const change = (line: number, by: number) => {
    const article = articles[line]
    const quantity = quantities[line] ?? 0
    if (!article) return
    const limit = by > 0 ? limits[line] : quantity === 0 ? says.none : undefined
    if (limit) {
      say(`${article.name} ${quantity}, ${limit}.`)
      return
    }
    const next = quantities.map((one, at) => (at === line ? quantity + by : one))
    setQuantities(next)
    setPlaced(false)
    const stock = stockOf(data, article, quantity + by)
    say(`${article.name} ${quantity + by}${stock ? `, ${stock}` : ''}. ${totalOf(next, slot)}`)
  }
  const choose = (next: number) => {
    setSlot(next)
    setPlaced(false)
    const { from = '', to = '' } = slots[next] ?? {}
    say(`${interpolate(says.slot, { from, to })} ${totalOf(quantities, next)}`)
  }

  const lines = articles.map((article, line) => (
    <OrderLine
      key={article.name}
      article={article}
      quantity={quantities[line] ?? 0}
      stock={limits[line] ?? stockOf(data, article, quantities[line] ?? 0)}
      isFull={!!limits[line]}
      isLive={isLive}
      onChange={(by) => change(line, by)}
    />
  ))

  return (
    <div className={styles.device} role="group" aria-label={label}>
      <div className={styles.list}>
        <div className={styles.head}>
          <p className={styles.title}>{data.title}</p>
          <p className={styles.filled}>{interpolate(says.filled, { count: sums.filled, total: articles.length })}</p>
        </div>
        {lines.slice(0, FIRST)}
        {/* The total sticks to the bottom of this part only, so it never covers the first lines. */}
        <div className={styles.others}>
          {lines.slice(FIRST)}
          {isLive && (
            <p className={classNames(styles.total, isDeliveryShown && styles.gone)} aria-hidden="true">
              {says.total} <b>{euroOf(sums.total)}</b>
            </p>
          )}
        </div>
      </div>
      <Delivery
        box={delivery}
        data={data}
        sums={sums}
        slot={slot}
        isPalletFull={limits.every(Boolean) && limits.some((limit) => limit !== says.last)}
        isPlaced={isPlaced}
        isLive={isLive}
        onChoose={choose}
        onPlace={() => setPlaced(true)}
      />
      {status}
    </div>
  )
}

export const orderListFragment = graphql`
  fragment OrderList on ProjectDeviceOrderList {
    title
    delivery
    day
    weekday
    vat
    pallet
    low
    articles {
      name
      unit
      cents
      quantity
      kilograms
      stock
      drawing
    }
    slots {
      from
      to
      note
      cents
      isFull
      isChosen
    }
    order
    placed
    sample
  }
`
