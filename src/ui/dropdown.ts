/**
 * The searchable dropdown (C11): list heights in px, and how many options Page Up and Page Down move by. Matching is
 * the library's default.
 */
export const DROPDOWN = { maxMenuHeight: 300, minMenuHeight: 140, pageSize: 5 } as const
