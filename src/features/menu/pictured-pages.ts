/** Pages with a picture beside their row in the menu, other than projects and galleries; row-picture.ts finds it. */
const PICTURED_PAGES = [
  'agency-1',
  'agency-2',
  'designer-2',
  'devloper-1',
  'devloper-2',
  'photography-1',
  'photography-2',
  'colophon',
] as const

export type PicturedPage = (typeof PICTURED_PAGES)[number]

/** Whether a page has a picture in the menu, by its name, `agency-1`. */
export const isPicturedPage = (name: string): name is PicturedPage => PICTURED_PAGES.some((page) => page === name)
