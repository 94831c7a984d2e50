/**
 * The searchable dropdown (C11): heights of its list in px, and how many options page-up and page-down move by. The match is
 * the library's default.
 */
export const DROPDOWN = { maxMenuHeight: 300, minMenuHeight: 140, pageSize: 5 } as const
