/**
 * The roles of the parts of a table, to spread on them. Said aloud, because some browsers forget them where a style sheet
 * lays a table out as a grid.
 */
export const tableRoles = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const
