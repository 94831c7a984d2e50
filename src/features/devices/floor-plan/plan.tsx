import type { CSSProperties } from 'react'
import * as styles from './plan.module.scss'
import { readingAt, saidOf } from './readings'

export interface PlanProps {
  data: Queries.FloorPlanFragment
  now: number
  /** Name of the chosen room. */
  chosen: string
  isLive: boolean
  onChoose: (name: string) => void
}

/** The rooms to scale, each a button with its number. Phones transpose the plan: x becomes y. */
export function Plan({ data, now, chosen, isLive, onChoose }: PlanProps) {
  const { width, height, walls, windows, doors, furniture, passages } = data.drawing
  const across = (length = 0) => `${((length / width) * 100).toFixed(2)}%`
  const down = (length = 0) => `${((length / height) * 100).toFixed(2)}%`

  return (
    <div className={styles.plan}>
      {data.rooms.map((room) => {
        const { value, level, lastHeard } = readingAt(data, room, now)
        const [x, y, w, h] = room.at
        const place = { '--x': across(x), '--y': down(y), '--w': across(w), '--h': down(h) } as CSSProperties
        return (
          <button
            key={room.name}
            type="button"
            className={styles.room}
            style={place}
            data-level={value === undefined ? 'silent' : level}
            aria-pressed={room.name === chosen}
            aria-label={saidOf(data, room, now)}
            disabled={!isLive}
            onClick={() => onChoose(room.name)}
          >
            <span className={styles.name}>{room.name}</span>
            {value === undefined ? (
              <span className={styles.last}>
                {data.silent.last} <br />
                {lastHeard}
              </span>
            ) : (
              <span>
                <b>{value}</b> {data.unit}
              </span>
            )}
          </button>
        )
      })}
      {passages.map(({ name, at: [x, y] }) => (
        <span key={name} className={styles.passage} style={{ '--x': across(x), '--y': down(y) } as CSSProperties}>
          {name}
        </span>
      ))}
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.walls} d={walls} />
        <path className={styles.doors} d={doors} />
        <path className={styles.outside} d={`M0 0H${width}V${height}H0Z`} />
        <path className={styles.windows} d={windows} />
      </svg>
      <svg
        className={styles.furniture}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={furniture} />
      </svg>
    </div>
  )
}
