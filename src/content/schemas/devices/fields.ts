import { z } from 'zod'

/** A time of day; YAML must keep it a string. */
export const clockTime = () =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time of the day; expected one like "09:30"')

/** An amount of money, in cents. */
export const cents = () => z.int().nonnegative()

/** A positive integer. */
export const count = () => z.int().positive()
