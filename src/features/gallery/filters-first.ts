/** The class of `<html>` under which a gallery keeps its works from sight until they are filtered. */
export const FILTERS_FIRST = 'filters-first'
