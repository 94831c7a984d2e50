import { minutesOf, timeOf } from '../../../lib/time/clock-time'
import * as styles from './floor-plan.module.scss'
import { readingAt } from './readings'
import { interpolate } from '../../../lib/text/interpolate'

/** Every room at every full hour, for visitors without scripts. */
export function AllReadings({ data }: { data: Queries.FloorPlanFragment }) {
  const first = minutesOf(data.from)
  const hours = data.rooms[0]?.hourly.map((_, hour) => first + hour * 60) ?? []

  return (
    <details className={styles.all}>
      <summary>{STRINGS.devices.floorPlan.all}</summary>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">{interpolate(STRINGS.devices.floorPlan.unitAt, { unit: data.unit })}</th>
              {data.rooms.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                <th scope="row">{timeOf(hour)}</th>
                {data.rooms.map((room) => (
                  <td key={room.name}>{readingAt(data, room, hour).value ?? data.silent.word}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
