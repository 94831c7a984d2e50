/** The widths at which a gallery changes its columns: below md, below lg, and from there on (C1). */
export const WIDTHS = ['phone', 'tablet', 'wide'] as const
export type Width = (typeof WIDTHS)[number]

/**
 * How many columns a gallery has at each width. Two stay two on tablets and become one on phones; three and four become
 * three, and two on phones.
 */
export function columnsAt(columns: number): Record<Width, number> {
  return { phone: columns > 2 ? 2 : 1, tablet: Math.min(columns, 3), wide: columns }
}
