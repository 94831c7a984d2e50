import { graphql } from 'gatsby'
import { type CSSProperties, useState } from 'react'
import { useStatus } from '../../../lib/browser/use-status'
import { formFor } from '../../../lib/text/form-for'
import { interpolate } from '../../../lib/text/interpolate'
import type { DeviceProps } from '../device'
import * as styles from './axis-dial.module.scss'
import { Dial } from './dial'
import { axisOf, turnBetween } from './turn'

/** One step of an eye test: the axis of a lens is turned on a dial, and what has changed is drawn below. */
export function Device({ data, label, isLive }: DeviceProps<Queries.AxisDialFragment>) {
  const { last } = data
  const [axis, setAxis] = useState(data.start)
  const [status, say] = useStatus()
  const turn = turnBetween(last.axis, axis)

  const rest = (next: number) => say(`${saidOf(next, last)}. ${noteOf(next, data)}`)
  const step = (by: 1 | -1) => {
    const next = axisOf(axis + by)
    setAxis(next)
    rest(next)
  }

  return (
    <div className={styles.device} role="group" aria-label={label}>
      <p className={styles.title}>
        <span className={styles.number} aria-hidden="true">
          {data.step}
        </span>
        {data.title}
      </p>
      <div className={styles.axis}>
        <p className={styles.name}>{data.axis}</p>
        <p className={styles.value}>{axis}°</p>
        {([-1, 1] as const).map((by) => (
          <button
            key={by}
            type="button"
            className={styles.step}
            aria-label={by < 0 ? STRINGS.devices.axisDial.less : STRINGS.devices.axisDial.more}
            disabled={!isLive}
            onClick={() => step(by)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={by < 0 ? 'm15 6-6 6 6 6' : 'm9 6 6 6-6 6'} />
            </svg>
          </button>
        ))}
      </div>
      <div className={styles.drawn}>
        <Dial
          name={data.axis}
          axis={axis}
          last={last.axis}
          turn={turn}
          said={saidOf(axis, last)}
          isLive={isLive}
          onTurn={setAxis}
          onRest={rest}
        />
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.now}>{data.now}</span>
          <span className={styles.then}>{last.label}</span>
        </p>
      </div>
      <div className={styles.changed} style={{ '--turn': turn } as CSSProperties}>
        <p className={styles.heading}>{data.changed}</p>
        <p className={styles.row}>
          {data.row}
          <b data-same={turn === 0 || undefined}>
            {turn === 0 ? interpolate(STRINGS.devices.axisDial.same, { last: last.label }) : `${last.axis}° → ${axis}°`}
          </b>
        </p>
        <p className={styles.track} aria-hidden="true">
          <span className={styles.bar} />
        </p>
        <p className={styles.note}>{noteOf(axis, data)}</p>
      </div>
      {status}
    </div>
  )
}

/** An axis in words, with how far it is from the last one. */
function saidOf(axis: number, last: Queries.AxisDialFragment['last']): string {
  const { degrees, same, turned } = STRINGS.devices.axisDial
  const inWords = (count: number) => interpolate(formFor(degrees, count), { count })
  const turn = Math.abs(turnBetween(last.axis, axis))
  const far = interpolate(turn === 0 ? same : turned, { turn: inWords(turn), last: last.label })
  return `${inWords(axis)}, ${far}`
}

/** What the turn from the last axis means. */
function noteOf(axis: number, { last, notes }: Queries.AxisDialFragment): string {
  const turn = Math.abs(turnBetween(last.axis, axis))
  return notes.findLast(({ from }) => from <= turn)?.text ?? ''
}

export const axisDialFragment = graphql`
  fragment AxisDial on ProjectDeviceAxisDial {
    step
    title
    axis
    start
    now
    last {
      label
      axis
    }
    changed
    row
    notes {
      from
      text
    }
  }
`
