/** The key that Gatsby's router assumes for an entry without one: in fact that of the document's first entry. */
export const FIRST_ENTRY = 'initial'

/**
 * The name under which Gatsby keeps a scroll position of the current page in session storage.
 * @param key of the history entry
 */
export const positionName = (key: string): string => `@@scroll|${window.location.pathname}|${key}`
