/** The widths at which a gallery changes its columns: below md, below lg, and from there on (C1). */
export const WIDTHS = ['phone', 'tablet', 'wide'] as const
export type Width = (typeof WIDTHS)[number]

/**
 * How many columns a gallery has at each width. Two stay two on tablets and become one on phones; three and four become
 * three, and two on phones. A spectrum has bands on phones; years and a wall keep their
 * columns on tablets, and a contact sheet everywhere. Details have one on phones, two on tablets.
 */
export function columnsAt(columns: number, hang?: string): Record<Width, number> {
  if (hang === 'colour') return { phone: 1, tablet: columns, wide: columns }
  if (hang === 'detail') return { phone: 1, tablet: 2, wide: columns }
  if (hang === 'year' || hang === 'wall') return { phone: 2, tablet: columns, wide: columns }
  if (hang === 'sheet') return { phone: columns, tablet: columns, wide: columns }
  return { phone: columns > 2 ? 2 : 1, tablet: Math.min(columns, 3), wide: columns }
}

/** Whether the intro stands at the head of the second column: two columns leave room. */
export function hasTextInColumns({ arrangement, columns }: { arrangement: string; columns: number }): boolean {
  return arrangement === 'masonry' && columns === 2
}
