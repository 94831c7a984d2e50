import { graphql } from 'gatsby'
import { useState } from 'react'
import { minutesOf, timeOf } from '../../../lib/time/clock-time'
import type { DeviceProps } from '../device'
import { useStatus } from '../../../lib/browser/use-status'
import { AllReadings } from './all-readings'
import { DayCurve } from './day-curve'
import * as styles from './floor-plan.module.scss'
import { Plan } from './plan'
import { readingAt, saidOf } from './readings'
import { interpolate } from '../../../lib/text/interpolate'

/** A floor plan, room by room and hour by hour: a slider along the day, and a button for each room. */
export function Device({ data, label, isLive }: DeviceProps<Queries.FloorPlanFragment>) {
  const { title, unit, limits, words, rooms, silent } = data
  const [low = 0, high = 0] = limits
  const [now, setNow] = useState(minutesOf(data.start))
  const [chosen, setChosen] = useState(data.room)
  const [status, say] = useStatus()

  const room = rooms.find(({ name }) => name === chosen) ?? rooms[0]
  if (!room) return null
  const reading = readingAt(data, room, now)
  const word = reading.value === undefined ? silent.word : words[reading.level]

  const tell = (at: number, name: string) => {
    const next = rooms.find((other) => other.name === name)
    if (!next) return
    const { value, why } = readingAt(data, next, at)
    // Nothing is known of the room while its sensor is silent.
    say(`${timeOf(at)}. ${saidOf(data, next, at)}.${value === undefined ? '' : ` ${why}`}`)
  }

  return (
    <div className={styles.device} role="group" aria-label={label}>
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <ul className={styles.legend}>
          {[
            interpolate(STRINGS.devices.floorPlan.below, { limit: low, unit }),
            interpolate(STRINGS.devices.floorPlan.between, { low, high }),
            interpolate(STRINGS.devices.floorPlan.above, { limit: high }),
          ].map((range, level) => (
            <li key={range} data-level={level}>
              {range}
            </li>
          ))}
        </ul>
      </div>
      <Plan
        data={data}
        now={now}
        chosen={room.name}
        isLive={isLive}
        onChoose={(name) => {
          setChosen(name)
          tell(now, name)
        }}
      />
      <div className={styles.foot}>
        <div>
          <p>
            <b>{room.name}</b> {interpolate(STRINGS.devices.floorPlan.at, { time: timeOf(now) })}
          </p>
          <p className={styles.reading} data-level={reading.value === undefined ? 'silent' : reading.level}>
            <span className={styles.value}>{reading.value ?? '–'}</span> {reading.value !== undefined && `${unit} `}
            <span className={styles.word}>{word}</span>
          </p>
          <p className={styles.why}>
            {reading.value === undefined ? `${silent.last} ${reading.lastHeard}` : reading.why}
          </p>
        </div>
        <DayCurve
          data={data}
          room={room}
          now={now}
          said={saidOf(data, room, now)}
          isLive={isLive}
          onMove={setNow}
          onRest={(at) => tell(at, room.name)}
        />
      </div>
      {!isLive && (
        <noscript>
          <AllReadings data={data} />
        </noscript>
      )}
      {status}
    </div>
  )
}

export const floorPlanFragment = graphql`
  fragment FloorPlan on ProjectDeviceFloorPlan {
    title
    unit
    from
    to
    step
    start
    room
    limits
    words
    silent {
      word
      last
    }
    drawing {
      width
      height
      walls
      windows
      doors
      furniture
      passages {
        name
        at
      }
    }
    rooms {
      name
      at
      hourly
      between {
        at
        value
      }
      why {
        from
        text
      }
      silent {
        from
        to
      }
    }
  }
`
