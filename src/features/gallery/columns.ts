/** The widths at which a gallery changes its columns: below md, below lg, and lg and up (C1). */
export const WIDTHS = ['phone', 'tablet', 'wide'] as const
export type Width = (typeof WIDTHS)[number]

/**
 * The number of columns of a gallery at each width. Two stay two on tablets and become one on phones; three and four
 * become three on tablets and two on phones. A spectrum has one on phones; years keep their number on tablets, a
 * contact sheet everywhere. Details have one on phones and two on tablets.
 */
export function columnsAt(columns: number, hang?: string): Record<Width, number> {
  if (hang === 'colour') return { phone: 1, tablet: columns, wide: columns }
  if (hang === 'detail') return { phone: 1, tablet: 2, wide: columns }
  if (hang === 'year') return { phone: 2, tablet: columns, wide: columns }
  if (hang === 'sheet') return { phone: columns, tablet: columns, wide: columns }
  return { phone: columns > 2 ? 2 : 1, tablet: Math.min(columns, 3), wide: columns }
}

/** Whether the intro sits at the head of the second column: only two columns leave room for it. */
export function hasTextInColumns({ arrangement, columns }: { arrangement: string; columns: number }): boolean {
  return arrangement === 'masonry' && columns === 2
}
