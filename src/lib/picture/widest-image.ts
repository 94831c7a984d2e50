/**
 * The widest image of a `srcset` with widths: `a.jpg 400w, b.jpg 800w` gives `b.jpg` and 800.
 * @returns nothing when there is none
 */
export function widestImage(srcSet: string): { address: string; width: number } | undefined {
  const images = srcSet.split(',').flatMap((candidate) => {
    const [address, width = ''] = candidate.trim().split(/\s+/)
    return address ? { address, width: Number.parseInt(width, 10) || 0 } : []
  })
  return images.sort((a, b) => b.width - a.width)[0]
}
