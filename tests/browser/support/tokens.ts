import { readFileSync } from 'node:fs'

/** A value of the one place that names it (C12), as it stands there. */
export function token(name: string): string {
  const value = new RegExp(`^\\$${name}: ([^;]+);`, 'm').exec(readFileSync('src/styles/_tokens.scss', 'utf8'))?.[1]
  if (!value) throw new Error(`src/styles/_tokens.scss has no $${name}`)
  return value
}

/** The number of a token in its own unit. */
export const amount = (name: string): number => Number.parseFloat(token(name))

/** A time of a style sheet in seconds, whether it is written in seconds or milliseconds. */
export const seconds = (time: string): number => Number.parseFloat(time) / (time.endsWith('ms') ? 1000 : 1)
