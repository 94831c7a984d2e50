import { graphql } from 'gatsby'
import { useRef, useState } from 'react'
import { useMedia } from '../../../lib/browser/use-media'
import { useReducedMotion } from '../../../lib/browser/use-reduced-motion'
import { useStatus } from '../../../lib/browser/use-status'
import type { DeviceProps } from '../device'
import { bookletPages } from './booklet-pages'
import * as styles from './fold-sheet.module.scss'
import { pageAfter, pagesSaid, sideOf, turnedAt } from './leafing'
import { Sheets, type SheetsProps } from './sheets'

/** Steps instead of motion, in per cent, where a visitor prefers that. */
const STEP = 25

/** Where a page is shown at a time; elsewhere both pages of an open booklet are. */
const NARROW = '(max-width: 767.98px)'

/**
 * Two sheets of paper that a visitor folds into a booklet: by a slider, by dragging them, or by a button that plays it.
 * The folded booklet is leafed through.
 */
export function Device({ data, label, isLive }: DeviceProps<Queries.FoldSheetFragment>) {
  const place = useRef<HTMLDivElement>(null)
  const [fold, setFold] = useState(0)
  const [page, setPage] = useState(1)
  const [motion, setMotion] = useState<SheetsProps['motion']>()
  const [status, say] = useStatus()
  const isStill = useReducedMotion()
  const isNarrow = useMedia(NARROW, false)
  const isFolded = fold > 50
  const stageAt = (at: number) => data.stages.findLast(({ from }) => from <= at)?.text ?? ''
  const stage = page > 1 ? pagesSaid(page, isNarrow) : stageAt(fold)

  const move = (next: number, by?: 'played') => {
    if (next === fold) return
    setMotion(by)
    setFold(next)
    setPage(1)
  }
  const play = () => {
    const next = isFolded ? 0 : 100
    move(next, 'played')
    // What was pressed may be all there is in the window of what then moves.
    place.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
    say(stageAt(next))
  }
  const leaf = (by: 1 | -1) => {
    const next = pageAfter(page, by, isNarrow)
    if (fold < 100 || next === page) return
    setMotion('leafed')
    setPage(next)
    say(next > 1 ? pagesSaid(next, isNarrow) : stageAt(100))
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
          aria-valuetext={stageAt(fold)}
          min={0}
          max={100}
          step={isStill ? STEP : 5}
          value={Math.round(fold)}
          disabled={!isLive}
          onChange={({ currentTarget }) => move(currentTarget.valueAsNumber)}
        />
        <div className={styles.buttons}>
          <button type="button" className={styles.play} disabled={!isLive} onClick={play}>
            {isFolded ? STRINGS.devices.foldSheet.unfold : STRINGS.devices.foldSheet.fold}
          </button>
          {([-1, 1] as const).map((by) => (
            <button
              key={by}
              type="button"
              className={styles.step}
              aria-label={by < 0 ? STRINGS.devices.foldSheet.previous : STRINGS.devices.foldSheet.next}
              aria-disabled={fold < 100 || pageAfter(page, by, isNarrow) === page || undefined}
              disabled={!isLive}
              onClick={() => leaf(by)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={by < 0 ? 'm15 6-6 6 6 6' : 'm9 6 6 6-6 6'} />
              </svg>
            </button>
          ))}
        </div>
      </div>
      <Sheets
        place={place}
        data={data}
        fold={fold}
        step={isStill ? STEP : 1}
        motion={motion}
        turned={turnedAt(page)}
        side={sideOf(page, isNarrow)}
        isLive={isLive}
        onMove={move}
        onPress={(by) => (fold < 100 ? play() : leaf(by))}
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
