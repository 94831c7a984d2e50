/** Path of a page of works by that of the first, and its number from 1: `/grid-3/`, `/grid-3/2/`. */
export const pagePath = (base: string, number: number): string => (number === 1 ? base : `${base}${number}/`)

/** Path of the first page, by that of any. */
export const basePath = ({ path, number }: { path: string; number: number }): string =>
  number === 1 ? path : path.replace(/\d+\/$/, '')
