import { graphql } from 'gatsby'
import { useEffect, useRef, useState } from 'react'
import { glide } from '../../../lib/browser/glide'
import { useMedia } from '../../../lib/browser/use-media'
import { isMotionReduced, useReducedMotion } from '../../../lib/browser/use-reduced-motion'
import { decisionId } from '../../../lib/routing/decision-id'
import type { DeviceProps } from '../device'
import { euroOf } from '../euro'
import { useStatus } from '../../../lib/browser/use-status'
import { Paper } from './paper'
import * as styles from './receipt.module.scss'
import { useReading } from './use-reading'
import { interpolate } from '../../../lib/text/interpolate'

/** A receipt that is read as the page scrolls past it, and the fields filled from it, which show where they were read. */
export function Device({ data, label, isLive, round }: DeviceProps<Queries.ReceiptFragment>) {
  const { fields, expense } = data
  const isPrinted = useMedia('print', false)
  // In print it is fully read.
  const isStill = useReducedMotion() || isPrinted
  const paper = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLParagraphElement>(null)
  const read = useReading(paper, list, fields.length, isLive && !isStill, round)
  const [chosen, setChosen] = useState<string>()
  const [isUsed, setUsed] = useState(false)
  const [status, say] = useStatus()
  const isRead = read === fields.length
  // One that is chosen before waits until it is read.
  const shown = isRead ? fields.find(({ from }) => from === chosen) : undefined

  // The button is below the receipt, whose head may have left the viewport by then.
  useEffect(() => {
    if (round === 0) return
    const behavior = isMotionReduced() ? 'auto' : 'smooth'
    paper.current?.firstElementChild?.scrollIntoView({ block: 'nearest', behavior })
  }, [round])

  useEffect(() => {
    if (isUsed) row.current?.focus()
  }, [isUsed])

  useEffect(() => {
    say(shown ? interpolate(STRINGS.devices.receipt.readFrom, shown) : '')
  }, [shown, say])

  const lit = (shown ? [shown] : fields.slice(0, read)).map(({ from }) => from)

  return (
    <div className={styles.device} role="group" aria-label={label} data-used={isUsed || undefined}>
      <div className={styles.table}>
        <Paper ref={paper} data={data} lit={lit} isRead={isRead} />
      </div>
      <div className={styles.form}>
        <div className={styles.head}>
          <p className={styles.title}>{isUsed ? expense.title : data.title}</p>
          <p className={styles.count}>
            {isUsed
              ? interpolate(STRINGS.devices.receipt.typed, { total: fields.length })
              : interpolate(STRINGS.devices.receipt.fields, { count: read, total: fields.length })}
          </p>
        </div>
        <div ref={list} className={styles.fields}>
          {fields.map(({ name, value, from }, place) => (
            <button
              key={from}
              type="button"
              className={styles.field}
              aria-pressed={shown?.from === from}
              aria-label={interpolate(STRINGS.devices.receipt.show, { name, value })}
              data-read={place < read || undefined}
              disabled={!isLive}
              onClick={() => setChosen(shown?.from === from ? undefined : from)}
            >
              <span className={styles.badge}>{place + 1}</span>
              <span className={styles.words}>
                <span>{name}</span>
                <b>{place < read ? value : data.unread}</b>
              </span>
            </button>
          ))}
        </div>
        <div className={styles.end}>
          {isUsed ? (
            <p ref={row} className={styles.expense} tabIndex={-1}>
              <b>{expense.name}</b>
              <b>{euroOf(data.paper.total)}</b>
              <span>{expense.note}</span>
              <span className={styles.state}>{expense.state}</span>
            </p>
          ) : (
            <>
              <p className={styles.slot} aria-hidden="true">
                {expense.slot}
              </p>
              <button
                type="button"
                className={styles.use}
                aria-disabled={isLive && !isRead ? true : undefined}
                disabled={!isLive}
                onClick={() => {
                  if (!isRead) return
                  setUsed(true)
                  // All of the receipt went into the expense, so all of it is lit.
                  setChosen(undefined)
                }}
              >
                {data.use}
              </button>
            </>
          )}
          {expense.list && (
            <a className={styles.list} href={`#${decisionId(expense.list.decision)}`} onClick={glide}>
              {expense.list.link}
            </a>
          )}
        </div>
      </div>
      {status}
    </div>
  )
}

export const receiptFragment = graphql`
  fragment Receipt on ProjectDeviceReceipt {
    title
    unread
    use
    paper {
      name
      place
      date
      time
      lines {
        count
        name
        cents
      }
      total
      vat {
        rate
        cents
      }
      paid
      thanks
    }
    fields {
      name
      value
      from
      line
    }
    expense {
      title
      slot
      name
      note
      state
      list {
        decision
        link
      }
    }
  }
`
