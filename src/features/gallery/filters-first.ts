/** Class on `<html>` that hides a gallery's works until they are filtered. */
export const FILTERS_FIRST = 'filters-first'
