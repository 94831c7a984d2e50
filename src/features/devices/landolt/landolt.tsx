import { graphql } from 'gatsby'
import { useState } from 'react'
import type { DeviceProps } from '../device'
import { useStatus } from '../../../lib/browser/use-status'
import { useMedia } from '../../../lib/browser/use-media'
import { Asked } from './asked'
import { endOf, nextOpening, testOf, type RingAnswer } from './chart'
import { Ended } from './ended'
import * as styles from './landolt.module.scss'
import { FirstRing } from './first-ring'
import { LineTable } from './line-table'
import { WholeChart } from './whole-chart'
import { formFor } from '../../../lib/text/form-for'
import { formatNumber } from '../../../lib/text/format-number'
import { interpolate } from '../../../lib/text/interpolate'

/** An eye test: rings that open to one of four sides, answered by buttons or arrow keys, and the table they fill. */
export function Device({ data, label, isLive }: DeviceProps<Queries.LandoltFragment>) {
  const { lines, sample } = data
  const says = STRINGS.devices.landolt
  const [answers, setAnswers] = useState<readonly RingAnswer[]>([])
  const [opening, setOpening] = useState<string>(sample[0]?.opening ?? 'up')
  const [isAgain, setAgain] = useState(false)
  const [status, say] = useStatus()
  const test = testOf(data, answers)
  // Paper shows how a test ends rather than an empty table.
  const isSample = useMedia('print', false) && answers.length === 0
  const visus = lines[test.line] ?? 1
  const before = answers.at(-1)
  const sizeOf = (line: number) => (lines[0] ?? 1) / line

  const answer = (side: string) => {
    const next = [...answers, { opening, answer: side }]
    const after = testOf(data, next)
    setAnswers(next)
    setOpening(
      nextOpening(
        next.map((one) => one.opening),
        Math.random(),
      ),
    )
    const said = {
      answer: side === opening ? says.read : says.missed,
      line: formatNumber(lines[after.line] ?? 1),
      ring: next.length + 1,
    }
    say(after.isOver ? '' : interpolate(says.next, said))
  }

  return (
    <div className={styles.device} role="group" aria-label={label}>
      <div className={styles.chart}>
        <div className={styles.head}>
          <p className={styles.title}>{data.chart}</p>
          {isLive && (
            <p>
              {test.isOver
                ? interpolate(formFor(says.rings, answers.length), { count: answers.length })
                : interpolate(says.place, { ring: answers.length + 1, line: formatNumber(visus) })}
            </p>
          )}
        </div>
        {!isLive && (
          <>
            <FirstRing opening={opening} />
            <noscript>
              <WholeChart lines={lines} />
            </noscript>
          </>
        )}
        {isLive && test.isOver && (
          <Ended
            visus={test.visus}
            least={lines[0] ?? 1}
            opening={test.last?.opening ?? opening}
            // Without a line read, there is no number to comment on.
            words={test.visus === undefined ? endOf(test, data) : `${endOf(test, data)} ${data.after}`}
            onAgain={() => {
              setAnswers([])
              setAgain(true)
            }}
          />
        )}
        {isLive && !test.isOver && (
          <>
            <Asked
              opening={opening}
              line={visus}
              size={sizeOf(visus)}
              count={answers.length}
              before={before && { ...before, size: sizeOf(lines[testOf(data, answers.slice(0, -1)).line] ?? 1) }}
              takesFocus={isAgain}
              onAnswer={answer}
            />
            <button type="button" className={styles.finish} onClick={() => setAnswers(sample)}>
              {data.finish}
            </button>
          </>
        )}
      </div>
      {isLive ? (
        <LineTable data={data} test={isSample ? testOf(data, sample) : test} isLive />
      ) : (
        <>
          <LineTable className={styles.blank} data={data} test={test} isLive={false} />
          <LineTable className={styles.filled} data={data} test={testOf(data, sample)} isLive />
        </>
      )}
      {status}
    </div>
  )
}

export const landoltFragment = graphql`
  fragment Landolt on ProjectDeviceLandolt {
    chart
    eye
    table
    visus
    lines
    read
    missed
    after
    sample {
      opening
      answer
    }
    finish
  }
`
