/** The key that Gatsby's router takes for an entry without one: in truth that of the document's first entry. */
export const FIRST_ENTRY = 'initial'

/**
 * Under what name Gatsby keeps a scroll position of the page that is shown, in the storage of the session.
 * @param key of the entry of the history
 */
export const positionName = (key: string): string => `@@scroll|${window.location.pathname}|${key}`
