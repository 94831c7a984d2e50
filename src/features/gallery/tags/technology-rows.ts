import type { TagCount, TagLink } from './tags'

/** Technologies as rows of the table: those that have a page. */
export const technologyRows = (technologies: readonly TagCount[]): TagLink[] =>
  technologies.flatMap(({ label, path, count }) => (path === null ? [] : [{ name: label, path, count }]))
