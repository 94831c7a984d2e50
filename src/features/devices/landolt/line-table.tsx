import { classNames } from '../../../lib/text/class-names'
import { type RingSide, type Test, wrongIn } from './chart'
import * as styles from './line-table.module.scss'
import { Ring } from './ring'
import { formatNumber } from '../../../lib/text/format-number'
import { interpolate } from '../../../lib/text/interpolate'
import { spellNumber } from '../../../lib/text/spell-number'

/** Aligns the numbers in a column: `0.25`, `1.0`. */
const DECIMALS = { minimumFractionDigits: 1 }

export interface LineTableProps {
  data: Queries.LandoltFragment
  test: Test
  isLive: boolean
  className?: string | undefined
}

/** The answers, line by line, and the resulting visus. */
export function LineTable({ data, test, isLive, className }: LineTableProps) {
  const { lines, missed, read } = data
  const says = STRINGS.devices.landolt
  // The right answers that a line still needs.
  const openIn = (answers: Test['lines'][number] = []) => read - (isLive ? answers.length - wrongIn(answers) : 0)
  const word = (line: number) => {
    const answers = test.lines[line]
    if (!isLive || !answers) return ''
    if (wrongIn(answers) >= missed) return interpolate(says.missedSome, { number: spellNumber(missed) })
    return test.line === line && !test.isOver ? says.now : says.readLine
  }

  return (
    <div className={classNames(styles.table, className)}>
      <div className={styles.head}>
        <p className={styles.title}>{data.eye}</p>
        <p>
          {test.isOver
            ? says.finished
            : interpolate(says.lines, { count: isLive ? test.line + 1 : 0, total: lines.length })}
        </p>
      </div>
      <ol>
        {lines.map((visus, line) => (
          <li key={visus} data-now={word(line) === says.now || undefined}>
            <b>{formatNumber(visus, DECIMALS)}</b>
            <span className={styles.rings}>
              {isLive &&
                test.lines[line]?.map(({ opening, answer }, ring) => (
                  <Ring
                    key={ring}
                    opening={answer}
                    data-missed={opening !== answer || undefined}
                    role="img"
                    aria-label={
                      opening === answer ? sideName(answer) : interpolate(says.missedSide, { side: sideName(answer) })
                    }
                  />
                ))}
              {Array.from({ length: test.isOver ? 0 : openIn(test.lines[line]) }, (_, ring) => (
                <span key={ring} className={styles.open} />
              ))}
            </span>
            <span>{word(line)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.name}>{data.table}</p>
      <p className={styles.visus} data-over={test.isOver || undefined}>
        {data.visus} <b>{visusOf(test, lines[0])}</b>
      </p>
    </div>
  )
}

/** The visus so far; below the first line if the test has ended without one. */
function visusOf({ visus, isOver }: Test, least = 1): string {
  if (visus !== undefined) return formatNumber(visus)
  return isOver ? `< ${formatNumber(least)}` : '–'
}

function sideName(side: string): string {
  return STRINGS.devices.landolt.sides[side as RingSide]
}
