/** Path of a paginated page, from the first page's path and a number from 1: `/grid-3/`, `/grid-3/2/`. */
export const pagePath = (base: string, number: number): string => (number === 1 ? base : `${base}${number}/`)

/** Path of the first page, from that of any page. */
export const basePath = ({ path, number }: { path: string; number: number }): string =>
  number === 1 ? path : path.replace(/\d+\/$/, '')
