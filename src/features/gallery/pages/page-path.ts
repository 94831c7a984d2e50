/** Path of a page of a gallery, from 1: `/grid-3/`, `/grid-3/2/`. */
export const pagePath = (gallery: string, number: number): string => (number === 1 ? gallery : `${gallery}${number}/`)
