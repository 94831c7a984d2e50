import type { TagCount, TagLink } from './tags'

/** The technologies that have a page, as rows of the table. */
export const technologyRows = (technologies: readonly TagCount[]): TagLink[] =>
  technologies.flatMap(({ label, path, count }) => (path === null ? [] : [{ name: label, path, count }]))
