/**
 * The roles of a table's parts, to be spread on them where the style sheet lays the rows out on a grid: some browsers
 * then forget that they were a table.
 */
export const tableRoles = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
