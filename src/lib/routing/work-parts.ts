/** The parts of a work that take part in page transitions. */
export type WorkPart = 'name' | 'cover'

/**
 * Marks a part of a work for the transition to its page and back: spread the result on the element that holds just that
 * part.
 * @param path of the work's page, without the path prefix
 */
export const workPart = (part: WorkPart, path: string) => ({ [`data-work-${part}`]: path })
