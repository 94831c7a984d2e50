import type { CSSProperties, ReactElement, ReactNode } from 'react'
import * as styles from './booklet-pages.module.scss'
import { routeThrough, type Point } from './route-through'

type Data = Queries.FoldSheetFragment

interface Heading {
  title: string
  accent: string | null
}

/** The eight pages of the booklet, in the order in which they are read. */
export function bookletPages({ cover, days, map, open }: Data): ReactElement[] {
  return [
    <Page key="cover" number={1} isCover>
      <svg className={styles.mountains} viewBox="0 0 124 56" aria-hidden="true">
        <path d="m0 43 20-22 10 10 20-24 18 22 12-10 21 19 23-16M20 21l6 12-4 4M50 7l5 18-7 6 6 8M80 19l5 10-3 3" />
        <path className={styles.ground} d="M0 54h124" />
        <circle cx="99" cy="8" r="7" />
      </svg>
      <Title {...cover} />
      <p>{cover.note}</p>
    </Page>,
    ...days.map((day, index) => (
      <Page key={day.name} number={index + 2}>
        <Title {...day} />
        <p>{day.name}</p>
        <ul className={styles.stops}>
          {day.stops.map(({ at, place, note }) => (
            <li key={at}>
              <b>{at}</b>
              <span>
                <b>{place}</b>
                {note ?? <span className={styles.open}>{open}</span>}
              </span>
            </li>
          ))}
        </ul>
        <Route points={day.stops.map((_, stop) => [2 + (120 * stop) / (day.stops.length - 1), HEIGHTS[stop] ?? 0])} />
      </Page>
    )),
    <Page key="map" number={8}>
      <Title {...map} />
      <RouteMap stops={map.stops} />
    </Page>,
  ]
}

/** How high the stops of a day are drawn. */
const HEIGHTS = [6, 22, 14, 26]

/** The stops of the map go down and to the right, by turns more and less. */
const mapPoint = (_: string, stop: number, { length }: readonly string[]): Point => [
  6 + (80 * stop) / (length - 1) + (stop % 2) * 6,
  4 + (132 * stop) / (length - 1),
]

interface PageProps {
  number: number
  isCover?: boolean
  children: ReactNode
}

function Page({ number, isCover = false, children }: PageProps) {
  return (
    <div className={styles.page} data-cover={isCover || undefined}>
      {children}
      {!isCover && (
        <p className={styles.number} aria-hidden="true">
          {number}
        </p>
      )}
    </div>
  )
}

function Title({ title, accent }: Heading) {
  return (
    <p className={styles.title}>
      {title} {accent && <em>{accent}</em>}
    </p>
  )
}

/** A line with a ring at each stop: along the page for a day, down it for the whole journey. */
function Route({ points, isDown = false }: { points: readonly Point[]; isDown?: boolean }) {
  return (
    <svg
      className={isDown ? styles.line : styles.route}
      viewBox={`0 0 124 ${Math.max(...points.map(([, y]) => y)) + 6}`}
      aria-hidden="true"
    >
      <path d={routeThrough(points, isDown)} />
      {points.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2" />
      ))}
    </svg>
  )
}

/** The whole journey: a line down the page, with the name of each stop beside its ring. */
function RouteMap({ stops }: { stops: readonly string[] }) {
  const points = stops.map(mapPoint)

  return (
    <div className={styles.map}>
      <Route points={points} isDown />
      <ol>
        {stops.map((name, stop) => (
          <li key={name} style={{ '--x': points[stop]?.[0], '--y': points[stop]?.[1] } as CSSProperties}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  )
}
