import { graphql } from 'gatsby'
import { useState } from 'react'
import { useReducedMotion } from '../../../lib/browser/use-reduced-motion'
import { useStatus } from '../../../lib/browser/use-status'
import type { DeviceProps } from '../device'
import { bookletPages } from './booklet-pages'
import * as styles from './fold-sheet.module.scss'
import { Sheets } from './sheets'

/** Steps instead of motion, in per cent, where a visitor prefers that. */
const STEP = 25

/** Two sheets of paper that a visitor folds into a booklet: by a slider, by dragging them, or by a button that plays it. */
export function Device({ data, label, isLive }: DeviceProps<Queries.FoldSheetFragment>) {
  const [fold, setFold] = useState(0)
  const [isPlayed, setPlayed] = useState(false)
  const [status, say] = useStatus()
  const isStill = useReducedMotion()
  const stage = data.stages.findLast(({ from }) => from <= fold)?.text ?? ''
  const isFolded = fold > 50

  const move = (next: number) => {
    setPlayed(false)
    setFold(next)
  }
  const play = () => {
    setPlayed(true)
    setFold(isFolded ? 0 : 100)
    say((isFolded ? data.stages[0] : data.stages.at(-1))?.text ?? '')
  }

  return (
    <div className={styles.device} role="group" aria-label={label}>
      <div className={styles.controls}>
        <div>
          <p className={styles.title}>{data.title}</p>
          <p>{stage}</p>
        </div>
        <input
          type="range"
          className={styles.range}
          aria-label={STRINGS.devices.foldSheet.foldOf}
          aria-valuetext={stage}
          min={0}
          max={100}
          step={isStill ? STEP : 5}
          value={Math.round(fold)}
          disabled={!isLive}
          onChange={({ currentTarget }) => move(currentTarget.valueAsNumber)}
        />
        <button type="button" className={styles.play} disabled={!isLive} onClick={play}>
          {isFolded ? STRINGS.devices.foldSheet.unfold : STRINGS.devices.foldSheet.fold}
        </button>
      </div>
      <Sheets
        data={data}
        fold={fold}
        step={isStill ? STEP : 1}
        isPlayed={isPlayed}
        isLive={isLive}
        onMove={move}
        onPress={play}
      />
      {!isLive && (
        <noscript>
          <details className={styles.all}>
            <summary>{STRINGS.devices.foldSheet.all}</summary>
            <div className={styles.pages}>{bookletPages(data)}</div>
          </details>
        </noscript>
      )}
      {status}
    </div>
  )
}

export const foldSheetFragment = graphql`
  fragment FoldSheet on ProjectDeviceFoldSheet {
    title
    cover {
      title
      accent
      note
    }
    days {
      title
      accent
      name
      stops {
        at
        place
        note
      }
    }
    map {
      title
      accent
      stops
    }
    open
    stages {
      from
      text
    }
  }
`
