import { z } from 'zod'
import type { Fault } from '../fault'
import { findValues } from '../read/find-values'
import { describedFiles, type ContentFiles } from '../read/read-content'
import { faultAt } from '../read/source'

/**
 * Checks that no year or day lies in the future. Clocks differ between machines, and a build must not fail on one and
 * pass on another because of that, so anything less than a year ahead is only a hint.
 * @param today the current date
 */
export function checkDates(files: ContentFiles, today: Date): Fault[] {
  const now = today.toISOString().slice(0, 10)
  return describedFiles(files).flatMap(({ source, schema }) =>
    findValues(schema, source.value, (part) => z.globalRegistry.get(part)?.moment !== undefined).flatMap(
      ({ path, value }): Fault[] => {
        // `2027` and `2027-03-01` both compare with today as strings.
        const moment = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
        if (!/^\d{4}(-\d\d-\d\d)?$/.test(moment) || moment <= now.slice(0, moment.length)) return []
        const expected = moment.length === 4 ? `a year up to ${now.slice(0, 4)}` : `a day up to today, ${now}`
        const fault = faultAt(source, path, `is ${moment}, which is in the future; expected ${expected}`)
        return moment <= yearLater(now).slice(0, moment.length) ? [{ ...fault, rank: 'hint' }] : [fault]
      },
    ),
  )
}

const yearLater = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
