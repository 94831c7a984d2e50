/** What of a work goes along from page to page: its name and its cover. */
export type WorkPart = 'name' | 'cover'

/**
 * Marks a part of a work, so that it can go along to the page of the work and back: spread it on the element that
 * holds the part and nothing else.
 * @param path of the work's page, without the site's prefix
 */
export const workPart = (part: WorkPart, path: string) => ({ [`data-work-${part}`]: path })
