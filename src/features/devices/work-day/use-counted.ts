import { useEffect, useRef, useState } from 'react'
import { isMotionReduced } from '../../../lib/browser/use-reduced-motion'
import type { DaySums } from './day-sums'

/** How long sums take to reach their new values, in ms. */
const COUNT = 600

/** The sums on their way to new values: they count there, or stand there at once with reduced motion. */
export function useCounted({ work, kilometres, week }: DaySums): DaySums {
  const [shown, setShown] = useState({ work, kilometres, week })
  const last = useRef(shown)

  useEffect(() => {
    const from = last.current
    if (from.work === work && from.kilometres === kilometres) return
    const start = performance.now()
    const between = (a: number, b: number, part: number) => a + (b - a) * part
    const count = () => {
      const time = isMotionReduced() ? 1 : Math.min(1, (performance.now() - start) / COUNT)
      const part = 1 - (1 - time) ** 3
      last.current = {
        work: Math.round(between(from.work, work, part)),
        kilometres: between(from.kilometres, kilometres, part),
        week: Math.round(between(from.week, week, part)),
      }
      setShown(last.current)
      if (time < 1) frame = requestAnimationFrame(count)
    }
    let frame = requestAnimationFrame(count)
    return () => cancelAnimationFrame(frame)
  }, [work, kilometres, week])

  return shown
}
